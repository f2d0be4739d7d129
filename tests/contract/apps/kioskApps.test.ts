import { expect, test } from 'vitest';
import { moduleKeys } from '../../../schemas';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const saved = { status: true, status_message: 'Kiosk app saved' };

const colour = (name = '', color = '#000000') => ({ name, color });

/** What a new app looks like, as the specification gives it. */
const firstOptions = {
  orgLogo: '',
  backgroundImage: '',
  startupImage: '',
  image1: '',
  image2: '',
  image3: '',
  image4: '',
  image5: '',
  backgroundColor: '#fafafa',
  backgroundColor2: '#fafafa',
  backgroundColor3: '#fafafa',
  backgroundColor4: '#fafafa',
  foregroundColor: '#333333',
  foregroundColor2: '#333333',
  foregroundColor3: '#333333',
  foregroundColor4: '#333333',
  foregroundColor5: '#333333',
  scrollbarsColor: '#000000',
  color1: colour(),
  color2: colour(),
  color3: colour(),
  color4: colour(),
  color5: colour(),
  color6: colour(),
  color7: colour(),
  color8: colour(),
  bool1: { name: '', value: 0 },
  bool2: { name: '', value: 0 },
  bool3: { name: '', value: 0 },
  bool4: { name: '', value: 0 },
};

const availableLanguages = [
  { code: 'NL-nl', name: 'Dutch' },
  { code: 'EN-gb', name: 'English' },
  { code: 'DE-de', name: 'German' },
  { code: 'FR-fr', name: 'French' },
];

/** A form as the browser sends it: objects, lists and the playlist as JSON strings. */
const formOf = (parts: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
};

const resultsOf = async (api: Api, id = 1) => {
  const [, body] = await api.get(`kioskapps/${id}`);
  return (body as { results: Record<string, unknown> }).results;
};

test('a kiosk app is added by its name, description and playlist, with the defaults', async () => {
  const api = await openApi();
  const app = { name: 'Kaarten', description: 'Entree', playListId: 1, options: { color1: 'x' } };
  expect(await api.put('kioskapps/add', app)).toEqual([
    200,
    { status: true, status_message: 'Kiosk app added', last_id: 3 },
  ]);
  expect(await api.get('kioskapps/3')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        id: 3,
        name: 'Kaarten',
        description: 'Entree',
        deviceGroups: [],
        properties: [],
        playListId: 1,
        playListName: 'Wachtscherm',
        options: firstOptions,
        textTranslations: [],
        savedItems: [],
        availableLanguages,
      },
    },
  ]);
  expect(await api.put('kioskapps/add', { name: ' ' })).toMatchObject([
    400,
    { errors: { name: 'Required' } },
  ]);
});

test('a kiosk app is changed by a form of JSON strings', async () => {
  const api = await openApi();
  const form = formOf({
    name: 'Bestellen 2',
    description: '',
    deviceGroups: [{ id: 2, name: 'Zuil' }],
    properties: [
      { id: 1, key: 'idle', value: '90' },
      { key: 'tip', value: '0' },
    ],
    options: {
      ...firstOptions,
      backgroundColor2: '#000',
      color1: colour('Vega', '#1c6b34'),
      bool4: { name: 'Bon', value: true },
      orgLogo: 'elsewhere.png',
    },
    playListId: null,
    languages: [
      { language: 'EN-gb', key: 'title', value: 'Welcome' },
      { language: 'FR-fr', key: 'title', value: 'Bienvenue' },
    ],
  });
  expect(await api.post('kioskapps/1', form)).toEqual([200, saved]);
  expect(await resultsOf(api)).toMatchObject({
    name: 'Bestellen 2',
    deviceGroups: [{ id: 2, name: 'Zuil', description: '' }],
    properties: [
      { id: 1, key: 'idle', value: '90' },
      { id: 2, key: 'tip', value: '0' },
    ],
    playListId: null,
    playListName: '',
    options: {
      orgLogo: '',
      backgroundColor: '#fafafa',
      backgroundColor2: '#000',
      color1: { name: 'Vega', color: '#1c6b34' },
      bool1: { name: '', value: 0 },
      bool4: { name: 'Bon', value: 1 },
    },
    textTranslations: [
      { language: 'EN-gb', key: 'title', value: 'Welcome' },
      { language: 'FR-fr', key: 'title', value: 'Bienvenue' },
    ],
  });
  expect(await api.post('kioskapps/1', formOf({ playListId: 1 }))).toEqual([200, saved]);
  expect(await resultsOf(api)).toMatchObject({ name: 'Bestellen 2', playListId: 1 });
  expect(await api.delete('kioskapps/1')).toEqual([
    200,
    { status: true, status_message: 'Kiosk app deleted' },
  ]);
  expect(await api.get('kioskapps/1')).toMatchObject([404, {}]);
});

test('what is wrong with a kiosk app is said in the words of the specification', async () => {
  const api = await openApi();
  const refused = async (parts: object) => {
    const [status, body] = await api.post('kioskapps/1', formOf({ ...parts }));
    return [status, (body as { errors?: unknown }).errors];
  };
  const properties = 'All properties must contain key and value';
  expect(await refused({ properties: [{ key: 'a', value: ' ' }] })).toEqual([400, { properties }]);
  expect(await refused({ properties: [{ key: '', value: 'b' }] })).toEqual([400, { properties }]);
  const textTranslations = 'All text must contain key and value';
  for (const text of [
    { key: 'a', value: '' },
    { key: '', value: 'b' },
  ])
    expect(await refused({ languages: [{ language: 'NL-nl', ...text }] })).toEqual([
      400,
      { textTranslations },
    ]);
  expect(await refused({ languages: [{ language: 'xx', key: 'a', value: 'b' }] })).toEqual([
    400,
    { textTranslations: 'There is no language “xx” here' },
  ]);
  expect(await refused({ options: { color3: { color: 'red' } } })).toEqual([
    400,
    { color3: 'Invalid colour format' },
  ]);
  expect(await refused({ playListId: 2 })).toEqual([
    400,
    { playListId: 'Choose one of the options offered' },
  ]);
  expect(await refused({ deviceGroups: [{ id: 99 }] })).toEqual([
    400,
    { deviceGroups: 'Choose one of the options offered' },
  ]);
});

test('a kiosk app names what uses it, and is taken out of them when it goes', async () => {
  const api = await openApi();
  expect(await api.get('kioskapps/1/usage')).toMatchObject([
    200,
    {
      results: [
        {
          resource: 'pricesheets',
          effect: 'cleared',
          total: 1,
          rows: [{ id: 1, title: 'Dranken' }],
        },
        { resource: 'products', effect: 'cleared', total: 1, rows: [{ id: 1, title: 'Koffie' }] },
      ],
    },
  ]);
  await api.delete('kioskapps/1');
  expect(await api.get('webshop/products/1')).toMatchObject([
    200,
    { results: { kioskAppId: null, kioskAppName: '' } },
  ]);
});

test('whoever may read the web shop alone chooses among kiosk apps, and opens none', async () => {
  const api = await openApi();
  const { store } = api.server.context;
  const moduleIds = [moduleKeys.indexOf('webshop') + 1];
  const group = { organisationId: 1, name: 'Shop', access: '0100', moduleIds };
  const { id } = await rowsNamed(store, 'groups').insert(group);
  await rowsNamed(store, 'users').update(users.nobody, { groupIds: [id] });
  const shop = await api.as(users.nobody);
  expect(await shop.get('kioskapps')).toMatchObject([200, { results: [{ name: 'Bestellen' }] }]);
  expect(await shop.get('kioskapps/1')).toMatchObject([403, {}]);
  expect(await shop.get('browsers')).toMatchObject([403, {}]);
});

test('a function that there is not is refused, and changes nothing', async () => {
  const api = await openApi();
  const unknown = { status: false, status_message: 'Unknown function' };
  expect(await api.post('kioskapps/1', { function: 'publishApp' })).toEqual([400, unknown]);
  const form = new FormData();
  form.append('name', 'Anders');
  expect(await api.post('kioskapps/1', form, { Function: 'publishApp' })).toEqual([400, unknown]);
  expect(await api.get('kioskapps/1')).not.toMatchObject([200, { results: { name: 'Anders' } }]);
});
