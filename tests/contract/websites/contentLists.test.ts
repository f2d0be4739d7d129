import { expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';

const lists = 'websites/contentLists';
const items = 'websites/contentItems';

const resultsOf = async (api: Api, path: string) => {
  const [, body] = await api.get(path);
  return (body as { results: Record<string, unknown> }).results;
};

const picture = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob(['GIF89a\u0001\u0000\u0001\u0000']), 'beeld.gif');
  return form;
};

test('content lists are listed, read, added with a key, changed and deleted with their items', async () => {
  const api = await openApi();
  const news = { id: 1, title: 'Nieuws', description: 'Van de dag', active: 1, image: '' };
  expect(await api.get(`${lists}?page=1&maxrowcount=20`)).toEqual([
    200,
    { status: true, status_message: '', results: [news], totalRowCount: 1 },
  ]);
  expect(await api.get(`${lists}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: { ...news, key: 'nieuws', image: '', singleItemList: 0 },
    },
  ]);
  const added = { title: 'Vragen', key: 'vragen', description: '', active: 1, singleItemList: 1 };
  expect(await api.put(`${lists}/add`, { ...added, key: '' })).toEqual([
    400,
    { status: false, status_message: 'Required', errors: { key: 'Required' } },
  ]);
  expect(await api.put(`${lists}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Content list added', last_id: 3 },
  ]);
  // The key stays what it was.
  expect(await api.put(`${lists}/3`, { title: 'FAQ', key: 'anders' })).toEqual([
    200,
    { status: true, status_message: 'Content list saved' },
  ]);
  expect(await resultsOf(api, `${lists}/3`)).toMatchObject({ title: 'FAQ', key: 'vragen' });
  expect(await api.delete(`${lists}/1`)).toEqual([
    200,
    { status: true, status_message: 'Content list deleted' },
  ]);
  expect(await api.get(`${items}/1`)).toMatchObject([404, {}]);
});

test('the items of a list are found by it, and hold formatted text together with its words', async () => {
  const api = await openApi();
  expect(await api.get(`${items}?listId=1&page=1&maxrowcount=20`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [
        {
          id: 1,
          contentListId: 1,
          contentListTitle: 'Nieuws',
          title: 'Open',
          description: '',
          htmlContent: '<p>Kom</p>',
          order: 1,
          active: 1,
          externalLink: '',
          image: '',
        },
      ],
      totalRowCount: 1,
    },
  ]);
  const added = {
    contentListId: 1,
    title: 'Dicht',
    description: 'Maandag',
    htmlContent: '<h2>Maandag</h2><p>Wij zijn <strong>dicht</strong> &amp; schoon</p>',
    order: 2,
    active: 1,
    tags: 'nieuws,dicht',
    externalLink: 'https://kompas.example/dicht',
  };
  expect(await api.put(`${items}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Content item added', last_id: 3 },
  ]);
  expect(await resultsOf(api, `${items}/3`)).toEqual({
    ...added,
    id: 3,
    contentListTitle: 'Nieuws',
    content: 'Maandag Wij zijn dicht & schoon',
    image: '',
  });
  const { contentListId: _, ...without } = added;
  expect(await api.put(`${items}/add`, without)).toMatchObject([
    400,
    { errors: { contentListId: 'Required' } },
  ]);
  expect(await api.put(`${items}/3`, { title: ' ' })).toMatchObject([400, {}]);
  expect(await api.put(`${items}/3`, { htmlContent: '' })).toMatchObject([200, {}]);
  expect(await resultsOf(api, `${items}/3`)).toMatchObject({ content: '', htmlContent: '' });
  expect(await api.delete(`${items}/3`)).toMatchObject([200, { status: true }]);
  expect(await api.get(`${items}/2`)).toMatchObject([404, {}]);
});

test('lists and items have pictures; that of a list goes by its name alone', async () => {
  const api = await openApi();
  const [, kept] = await api.post(`${lists}/imageupload/1`, picture());
  const { fileName } = kept as { fileName: string };
  expect(fileName).toMatch(/^[\da-f]{8}-beeld\.gif$/);
  const shown = (path: string) => api.fetch(`/internal/v1/websites/content/${path}`);
  expect((await shown(`image/1/${fileName}`)).headers.get('Content-Type')).toBe('image/gif');
  expect((await shown(`image/3/${fileName}`)).status).toBe(404);
  expect((await shown('image/1/beeld.gif')).status).toBe(404);
  expect(await api.post(`${lists}/imageupload/1`, { function: 'deleteListImage' })).toMatchObject([
    200,
    { status: true },
  ]);
  expect((await shown(`image/1/${fileName}`)).status).toBe(404);

  expect(await api.post(`${items}/imageupload/1`, picture())).toMatchObject([
    200,
    { fileName: 'beeld.gif' },
  ]);
  expect((await shown('item/image/1/1/beeld.gif')).status).toBe(200);
  expect(await api.post(`${items}/imageupload/1`, { function: 'deleteItemImage' })).toMatchObject([
    200,
    { status: true },
  ]);
  expect((await shown('item/image/1/1/beeld.gif')).status).toBe(404);
});

test('a new record takes a picture that was sent ahead, by the name that was answered', async () => {
  const api = await openApi();
  for (const [path, values, address] of [
    [lists, { title: 'Prijzen', key: 'prijzen' }, 'image/1/'],
    [items, { title: 'Wij winnen', contentListId: 1 }, 'item/image/1/3/'],
  ] as const) {
    const [status, sent] = await api.post(`${path}/imageupload/add`, picture());
    const { fileName } = sent as { fileName: string };
    expect([status, sent]).toEqual([200, { status: true, status_message: '', fileName }]);
    expect(fileName).toMatch(/^[\da-f]{8}-beeld\.gif$/);
    expect(await api.put(`${path}/add`, { ...values, image: fileName })).toMatchObject([
      200,
      { last_id: 3 },
    ]);
    expect(await resultsOf(api, `${path}/3`)).toMatchObject({ image: fileName });
    const shown = await api.fetch(`/internal/v1/websites/content/${address}${fileName}`);
    expect(shown.headers.get('Content-Type')).toBe('image/gif');
    // It has gone to that one, and nothing waits under another name.
    const other = 'key' in values ? { ...values, key: 'anders' } : values;
    expect(await api.put(`${path}/add`, { ...other, image: fileName })).toEqual([
      400,
      {
        status: false,
        status_message: 'This file is no longer there. Choose it again',
        errors: { image: 'This file is no longer there. Choose it again' },
      },
    ]);
  }
});

test('what a new list begins with is answered, and there is nothing to delete', async () => {
  const api = await openApi();
  expect(await api.get(`${lists}/add`)).toMatchObject([
    200,
    { status: true, results: { title: '', key: '', active: 1, singleItemList: 0 } },
  ]);
  expect(await api.delete(`${lists}/add`)).toMatchObject([404, { status: false }]);
});

test('a list with one item takes no second one, and a list with two can’t become one', async () => {
  const api = await openApi();
  await api.put(`${lists}/add`, { title: 'Welkom', key: 'welkom', singleItemList: 1 });
  const item = { title: 'Hallo', contentListId: 3 };
  expect(await api.put(`${items}/add`, item)).toMatchObject([200, { last_id: 3 }]);
  const refused = { contentListId: 'Welkom has one item only, and it is there already' };
  expect(await api.put(`${items}/add`, item)).toMatchObject([409, { errors: refused }]);
  expect(await api.put(`${items}/1`, { contentListId: 3 })).toMatchObject([
    409,
    { errors: refused },
  ]);
  expect(await api.put(`${items}/3`, { title: 'Dag' })).toMatchObject([200, {}]);
  await api.put(`${items}/1`, { contentListId: 1 });
  await api.put(`${items}/add`, { title: 'Nog een', contentListId: 1 });
  expect(await api.put(`${lists}/1`, { singleItemList: 1 })).toMatchObject([
    409,
    { errors: { singleItemList: expect.stringMatching(/^\d items are in this list$/) } },
  ]);
  expect(await api.put(`${lists}/add`, { title: 'Dag', key: ' WELKOM' })).toMatchObject([
    409,
    { errors: { key: 'Another list has this key' } },
  ]);
});
