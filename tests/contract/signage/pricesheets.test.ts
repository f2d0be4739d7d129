import { expect, test } from 'vitest';
import { sheetHtml } from '../../../resources/signage/shared/pricesheets/sheetHtml';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const path = 'digitalsignage/pricesheets';

const formOf = (parts: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};

const first = {
  id: 1,
  name: 'Dranken',
  categories: [
    { id: 1, title: 'Dranken' },
    { id: 3, title: 'Koffie' },
  ],
  templateId: 'standard',
};

const resultsOf = async (api: Api, id: number) => {
  const [, body] = await api.get(`${path}/${id}`);
  return (body as { results: Record<string, unknown> }).results;
};

test('price sheets are listed, found and read', async () => {
  const api = await openApi();
  for (const query of ['page=1&maxrowcount=20', 'filter=drank'])
    expect(await api.get(`${path}?${query}`)).toEqual([
      200,
      { status: true, status_message: '', results: [first], totalRowCount: 1 },
    ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        ...first,
        kioskApp: { id: 1, name: 'Bestellen', description: 'Aan de zuil' },
        templateHtmlContent: '<h1>Dranken</h1>',
        templateCssContent: 'h1 { color: red }',
        templateJavaScript: '',
      },
    },
  ]);
  expect(await api.get(`${path}/2`)).toMatchObject([404, { status: false }]);
});

test('a price sheet is added and changed by a form, its categories in JSON', async () => {
  const api = await openApi();
  const sheet = {
    name: 'Gebak',
    categories: JSON.stringify([{ id: 4, title: 'Gebak' }]),
    kioskId: '1',
    templateId: 'empty',
    templateHtmlContent: '<p>Vers</p>',
    templateCssContent: 'p > a::before { content: "</style>" }',
    templateJavaScript: 'if (1 < 2) document.title = "a";\n',
  };
  expect(await api.post(`${path}/add`, formOf(sheet))).toEqual([
    200,
    { status: true, status_message: 'Price sheet added', last_id: 3 },
  ]);
  const { kioskId: _, ...kept } = sheet;
  expect(await resultsOf(api, 3)).toEqual({
    ...kept,
    id: 3,
    categories: [{ id: 4, title: 'Gebak' }],
    kioskApp: { id: 1, name: 'Bestellen', description: 'Aan de zuil' },
  });
  const changed = { name: 'Taart', categories: '[]', kioskId: '' };
  expect(await api.post(`${path}/3`, formOf(changed))).toEqual([
    200,
    { status: true, status_message: 'Price sheet saved', last_id: 3 },
  ]);
  expect(await resultsOf(api, 3)).toMatchObject({ name: 'Taart', categories: [], kioskApp: null });
  expect(await api.post(`${path}/add`, formOf({ name: ' ' }))).toEqual([
    400,
    { status: false, status_message: 'Required', errors: { name: 'Required' } },
  ]);
  expect(await api.post(`${path}/3`, formOf({ categories: '[{"id":5}]' }))).toMatchObject([
    400,
    { errors: { categories: 'Choose one of the options offered' } },
  ]);
  expect(await api.post(`${path}/3`, formOf({ templateId: 'other' }))).toMatchObject([400, {}]);
  expect(await api.delete(`${path}/3`)).toEqual([
    200,
    { status: true, status_message: 'Price sheet deleted', last_id: 3 },
  ]);
});

test('a price sheet has one kiosk app, or none', async () => {
  const api = await openApi();
  const { id: other } = await rowsNamed(api.server.context.store, 'kioskApps').insert({
    organisationId: 1,
    name: 'Hal',
    description: '',
  });
  const call = (fn: string, more = {}) => api.post(`${path}/1`, { function: fn, ...more });
  expect(await call('addKiosk', { kioskId: other })).toMatchObject([
    200,
    { status: true, last_id: expect.any(Number) },
  ]);
  expect((await resultsOf(api, 1)).kioskApp).toEqual({ id: other, name: 'Hal', description: '' });
  expect(await call('addKiosk', { kioskId: 2 })).toMatchObject([404, { status: false }]);
  for (const kioskId of ['31-02-2026', '-1', '999'])
    expect(await api.post(`${path}/1`, formOf({ kioskId }))).toMatchObject([
      400,
      { status_message: 'Choose one of the options offered' },
    ]);
  expect(await api.post(`${path}/1`, formOf({ kioskId: '2' }))).toMatchObject([
    400,
    { errors: { kioskApp: 'Choose one of the options offered' } },
  ]);
  expect(await call('deleteKiosk')).toMatchObject([200, { status: true }]);
  expect((await resultsOf(api, 1)).kioskApp).toBe(null);
});

test('the HTML of a price sheet is stored with the elements and attributes that it may hold, and no other', async () => {
  const api = await openApi();
  const stored = async (templateHtmlContent: string) => {
    await api.post(`${path}/1`, formOf({ templateHtmlContent }));
    return (await resultsOf(api, 1)).templateHtmlContent;
  };
  const all = Object.entries(sheetHtml).map(([name, attributes]) => {
    const written = attributes.map((attribute) => ` ${attribute}="/1"`).join('');
    return ['br', 'img'].includes(name) ? `<${name}${written}>` : `<${name}${written}>x</${name}>`;
  });
  for (const html of all) expect(await stored(html)).toBe(html);
  expect(await stored('<a href="/a" target="_blank">x</a>')).toBe(
    '<a href="/a" target="_blank">x</a>',
  );
  expect(
    await stored(
      '<section class="a"><p id="b" style="color:red" src="/x">x<b>y</b></p><table><tr><td>z</td></tr></table></section>',
    ),
  ).toBe('<p>xy</p>z');
  expect(await stored('<ul class="menu two"><li class="a" id="b">x</li></ul>')).toBe(
    '<ul class="menu two"><li class="a">x</li></ul>',
  );
  expect(await stored('<img src="/a.png" srcset="/b.png" href="/c">')).toBe('<img src="/a.png">');
  expect(await stored('<p>a<script>steal()</script><style>p{}</style></p>')).toBe('<p>a</p>');
  expect(await stored('<a href="javascript:steal()">x</a>')).toBe('<a>x</a>');
});
