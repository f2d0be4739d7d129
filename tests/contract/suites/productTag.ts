import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../Api';

const spicy = {
  nl: { name: 'Heet', slug: 'heet' },
  en: { name: 'Hot', slug: 'hot' },
  de: { name: 'Scharf', slug: 'scharf' },
  fr: { name: 'Piquant', slug: 'piquant' },
};
const add = (api: Api, translations: object, more: object = {}) =>
  api.put('webshop/productTag/add', { translations: JSON.stringify(translations), ...more });
const refused = (message: string) => [
  400,
  { status: false, status_message: message, errors: { translations: message } },
];

describe('product tags', () => {
  test('answer changes with success and id beside status', async () => {
    const api = await openApi();
    const answer = { status: true, success: true, id: 4, last_id: 4 };
    expect(await add(api, spicy, { color: 'F00', description: 'Au' })).toEqual([
      200,
      { ...answer, status_message: 'Product tag added' },
    ]);
    expect(await api.get('webshop/productTag/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 4,
          color: '#F00',
          active: 1,
          description: 'Au',
          translations: JSON.stringify(spicy),
        },
      },
    ]);
    expect(await api.put('webshop/productTag/4', { active: 0 })).toEqual([
      200,
      { ...answer, status_message: 'Product tag saved' },
    ]);
    expect(await api.delete('webshop/productTag/4')).toEqual([
      200,
      { ...answer, status_message: 'Product tag deleted' },
    ]);
  });

  test('are listed by the name in the language that is read, and found by it', async () => {
    const names = async (language: string, query: string) => {
      const api = await openApi({ 'Accept-Language': language });
      const [, body] = await api.get(`webshop/productTag?${query}`);
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await names('en', 'page=1&maxrowcount=20&sort=name&order=asc')).toEqual([2, 3, 1]);
    expect(await names('nl', 'page=1&maxrowcount=20&sort=name&order=desc')).toEqual([1, 2, 3]);
    expect(await names('nl', 'filter=plant')).toEqual([1]);
    expect(await names('en', 'filter=plant')).toEqual([]);
    expect(await names('en', 'filter=unnamed')).toEqual([3]);
  });

  test('need a name and a slug in every language', async () => {
    const nl = await openApi({ 'Accept-Language': 'nl' });
    const { fr: _fr, ...three } = spicy;
    const { de: _de, ...two } = three;
    expect(await add(nl, two)).toEqual(refused('Vul naam en slug in voor alle beschikbare talen'));
    expect(await add(nl, three)).toEqual(
      refused('Naam en slug zijn verplicht voor alle talen. Ontbreekt voor: FR'),
    );
    expect(await add(nl, { ...spicy, en: { name: 'Hot', slug: ' ' } })).toEqual(
      refused('Naam en slug zijn verplicht voor alle talen. Ontbreekt voor: EN'),
    );
    expect(await add(nl, { ...spicy, de: { name: 'Scharf', slug: 'Sehr scharf' } })).toEqual(
      refused('Ongeldige slug voor DE (alleen letters, cijfers en koppeltekens)'),
    );
    for (const color of ['#12345', ''])
      expect(await add(nl, spicy, { color })).toMatchObject([
        400,
        { status_message: 'Ongeldige kleur formaat', errors: { color: 'Ongeldige kleur formaat' } },
      ]);
    expect(await nl.put('webshop/productTag/add', {})).toEqual(
      refused('Vul naam en slug in voor alle beschikbare talen'),
    );
    const en = await nl.as(1, { 'Accept-Language': 'en' });
    expect(await add(en, three)).toEqual(
      refused('Name and slug are required for all languages. Missing for: FR'),
    );
  });

  test('have slugs of their own in each language', async () => {
    const api = await openApi();
    const vegan = { ...spicy, en: { name: 'Vegan', slug: 'vegan' } };
    expect(await add(api, vegan)).toEqual([
      409,
      {
        status: false,
        status_message: 'Another tag has the slug “vegan” (EN)',
        errors: { translations: 'Another tag has the slug “vegan” (EN)' },
      },
    ]);
    expect(await add(api, { ...spicy, fr: { name: 'Vegan', slug: 'vegan' } })).toMatchObject([
      200,
      {},
    ]);
    const own = { en: { name: 'Plant-based', slug: 'vegan' } };
    expect(
      await api.put('webshop/productTag/1', { translations: JSON.stringify(own) }),
    ).toMatchObject([200, {}]);
  });

  test('take languages by their long names, and keep those that are not sent', async () => {
    const api = await openApi();
    const translations = [{ language: 'EN-gb', name: 'Plants only', slug: 'plants-only' }];
    expect(await api.put('webshop/productTag/1', { translations })).toMatchObject([200, {}]);
    const [, body] = await api.get('webshop/productTag/1');
    const { results } = body as { results: { translations: string } };
    expect(JSON.parse(results.translations)).toMatchObject({
      nl: { name: 'Plantaardig' },
      en: { name: 'Plants only', slug: 'plants-only' },
    });
  });

  test('tell their languages, and which tags can be given', async () => {
    const api = await openApi();
    expect(await api.post('webshop/productTag', { function: 'availableLanguages' })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        languages: ['nl', 'en', 'de', 'fr'],
        chatGPTAvailable: 0,
      },
    ]);
    const active = { function: 'getActiveTags', page: 1, maxrowcount: 100 };
    expect(await api.post('webshop/productTag', active)).toMatchObject([
      200,
      {
        status: true,
        data: [
          { id: 1, name: 'Vegan', color: '#16a34a', active: 1 },
          { id: 3, name: 'Unnamed tag' },
        ],
      },
    ]);
    expect(
      await api.post('webshop/productTag', { ...active, page: 2, maxrowcount: 1 }),
    ).toMatchObject([200, { data: [{ id: 3 }], totalRowCount: 2 }]);
  });
});
