import { describe, expect, test } from 'vitest';
import { openProduct, titles } from '../support/openProduct';

describe('products', () => {
  test('need their titles in the languages of the shop alone, and their variations as well', async () => {
    const { api, call } = await openProduct();
    const languages = ['EN-gb', 'DE-de'];
    await api.put('webshop/webshopconfiguration', { languages });
    const titlesIn = (...codes: readonly string[]) =>
      codes.map((language) => ({ language, title: `Tea ${language}` }));
    const needed = 'Enter a title in every language';
    const body = { price: 2.5, VATTariffId: 2 };
    expect(
      await api.put('webshop/products/add', { ...body, languages: titlesIn('NL-nl', 'EN-gb') }),
    ).toMatchObject([400, { errors: { languages: needed } }]);
    const [, added] = await api.put('webshop/products/add', {
      ...body,
      languages: titlesIn('EN-gb', 'DE-de'),
    });
    const { last_id: id } = added as { last_id: number };
    expect(await api.get(`webshop/products/${id}`)).toMatchObject([
      200,
      { results: { title: 'Tea EN-gb', languages: titlesIn('EN-gb', 'DE-de') } },
    ]);
    const variation = { price: 1, productVATId: 2, keepsStock: 0 };
    const add = (...codes: readonly string[]) =>
      call('addProductVariation', { ...variation, titles: titlesIn(...codes) }, id);
    expect(await add('EN-gb')).toMatchObject([400, { errors: { titles: needed } }]);
    expect(await add('EN-gb', 'DE-de')).toMatchObject([200, { status: true }]);
    expect(
      await api.put('webshop/productcategories/add', { languages: titlesIn('EN-gb') }),
    ).toMatchObject([400, { errors: { languages: needed } }]);
    expect(
      await api.put('webshop/productcategories/add', { languages: titlesIn('EN-gb', 'DE-de') }),
    ).toMatchObject([200, { status: true }]);
  });

  test('keep what they say in a language that the shop has lost', async () => {
    const { api } = await openProduct();
    await api.put('webshop/products/5', { languages: titles });
    await api.put('webshop/webshopconfiguration', { languages: ['EN-gb'] });
    const [english] = titles.filter(({ language }) => language === 'EN-gb');
    await api.put('webshop/products/5', { languages: [{ ...english, title: 'Strong tea' }] });
    const kept = titles.map((block) =>
      block.language === 'EN-gb' ? { ...block, title: 'Strong tea' } : block,
    );
    expect(await api.get('webshop/products/5')).toMatchObject([
      200,
      { results: { title: 'Strong tea', languages: kept } },
    ]);
  });

  test('are not translated from texts that are longer than texts are', async () => {
    const { call } = await openProduct();
    const content = '‹'.repeat(80_000);
    const [status, body] = await call('translateProduct', { content, languages: ['EN-gb'] });
    expect([status, body]).toMatchObject([400, { status: false }]);
  });

  test('are translated, which can fail', async () => {
    const { api, call } = await openProduct();
    expect(await call('availableLanguages')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        languages: ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'],
        chatGPTAvailable: 1,
      },
    ]);
    const texts = { title: 'Soep', content: '<p>Warm</p>', fromLanguage: 'NL-nl' };
    const translated = (language: string) => ({
      title: `Soep [${language}]`,
      longTitle: '',
      description: '',
      content: `<p>Warm [${language}]</p>`,
    });
    const done = [
      200,
      {
        status: true,
        status_message: 'Translated (simulated: no text left this server)',
        translations: {
          'EN-gb': translated('EN'),
          'DE-de': translated('DE'),
          'FR-fr': translated('FR'),
        },
      },
    ];
    expect(await call('translateProduct', texts)).toEqual(done);
    // Before the product is stored as well.
    const unstored = { function: 'translateProduct', ...texts };
    expect(await api.post('webshop/products', unstored)).toEqual(done);
    for (const fromLanguage of [undefined, '', 'XX-xx', 'nl'])
      expect(await call('translateProduct', { ...texts, fromLanguage })).toEqual([
        400,
        { status: false, status_message: 'Say which language the texts are written in' },
      ]);
    api.server.fail('translator');
    expect(await call('translateProduct', texts)).toEqual([
      500,
      { status: false, status_message: 'The texts could not be translated (simulated)' },
    ]);
  });
});
