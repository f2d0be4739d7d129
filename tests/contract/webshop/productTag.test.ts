import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

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

  test('are listed by the name in the language that is read, and found by any of their names', async () => {
    const apis = {
      en: await openApi({ 'Accept-Language': 'en' }),
      nl: await openApi({ 'Accept-Language': 'nl' }),
    };
    const names = async (language: keyof typeof apis, query: string) => {
      const [, body] = await apis[language].get(`webshop/productTag?${query}`);
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await names('en', 'page=1&maxrowcount=20&sort=name&order=asc')).toEqual([2, 3, 1]);
    expect(await names('nl', 'page=1&maxrowcount=20&sort=name&order=desc')).toEqual([1, 2, 3]);
    expect(await names('nl', 'filter=plant')).toEqual([1]);
    expect(await names('en', 'filter=plant')).toEqual([1]);
    expect(await names('en', 'filter=VÉGANE')).toEqual([1]);
    expect(await names('en', 'filter=unnamed')).toEqual([3]);
  });

  test('need a name and a slug in Dutch, English and German, and in every language that is sent', async () => {
    const nl = await openApi({ 'Accept-Language': 'nl' });
    const { fr: _fr, ...three } = spicy;
    const { de: _de, ...two } = three;
    const { en: _en, ...one } = two;
    expect(await add(nl, one)).toEqual(refused('Vul naam en slug in voor alle beschikbare talen'));
    expect(await add(nl, two)).toEqual(
      refused('Naam en slug zijn verplicht voor alle talen. Ontbreekt voor: DE'),
    );
    expect(await add(nl, { ...three, fr: { name: 'Piquant', slug: '' } })).toEqual(
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
    expect(await add(en, two)).toEqual(
      refused('Name and slug are required for all languages. Missing for: DE'),
    );
    expect(await add(nl, three)).toMatchObject([200, { success: true }]);
  });

  test('are named in the languages of the shop', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const languages = ['NL-nl', 'FR-fr'];
    await rowsNamed(store, 'webshopconfiguration').insert({ organisationId: 1, languages });
    expect(await api.post('webshop/productTag', { function: 'availableLanguages' })).toMatchObject([
      200,
      { languages: ['nl', 'fr'] },
    ]);
    const { nl, fr } = spicy;
    expect(await add(api, { fr })).toEqual(
      refused('Name and slug are required for all languages. Missing for: NL'),
    );
    expect(await add(api, { nl })).toMatchObject([200, {}]);
    expect(await api.get('webshop/productTag?page=1')).toMatchObject([
      200,
      { hasWebshopConfig: 1 },
    ]);
  });

  test.each(['XX-xx', 'constructor', '__proto__'])(
    'are never stored in the unknown language %s',
    async (language) => {
      const api = await openApi();
      const block = '{"name":"Hot","slug":"hot"}';
      const translations = `{"${language}":${block}}`;
      const message = `There is no language “${language}” here`;
      expect(await api.put('webshop/productTag/1', { translations })).toEqual([
        400,
        { status: false, status_message: message, errors: { translations: message } },
      ]);
      expect(JSON.stringify(await api.get('webshop/productTag/1'))).not.toContain(language);
    },
  );

  test('answer functions where a new one would be made, and make none', async () => {
    const api = await openApi();
    const ask = { function: 'availableLanguages' };
    expect(await api.post('webshop/productTag/add', ask)).toMatchObject([
      200,
      { languages: ['nl', 'en', 'de', 'fr'] },
    ]);
    expect(await api.post('productTag/add', ask)).toMatchObject([200, { languages: {} }]);
    const potential = { function: 'getPotentialUsers' };
    expect(await api.post('webshop/suppliers/add', potential)).toMatchObject([
      200,
      { results: expect.anything() },
    ]);
    const unknown = [400, { status: false, status_message: 'Unknown function' }];
    const body = { ...spicy, name: 'x', title: 'x', function: 'nothing' };
    for (const path of ['productTag', 'turnovergroups', 'productmenus'])
      expect(await api.post(`webshop/${path}/add`, body)).toEqual(unknown);
    expect(await api.get('webshop/turnovergroups')).toMatchObject([200, { totalRowCount: 1 }]);
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

  test('that are added at once have not the same slug', async () => {
    const api = await openApi();
    const answers = await Promise.all([add(api, spicy), add(api, spicy)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
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

  test('report their languages, and which tags can be given', async () => {
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
