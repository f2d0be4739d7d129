import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';

const path = 'digitalsignage/playlists';
const saved = { status: true, status_message: 'Playlist saved', last_id: 1 };

const head = {
  id: 1,
  name: 'Wachtscherm',
  description: 'Tussen bestellingen',
  defDuration: 10,
  showTicker: 1,
};

const beach = {
  title: 'Noordzee',
  filename: 'strand.png',
  mimeType: 'image/png',
  src: '/internal/v1/media/files?id=1&filename=strand.png&v=1767261600000',
  mediaId: 1,
  priceSheetId: null,
};
const spot = {
  title: 'spot.mp4',
  filename: 'spot.mp4',
  mimeType: 'video/mp4',
  src: '/internal/v1/media/files?id=2&filename=spot.mp4&v=1767261600000',
  mediaId: 2,
  priceSheetId: null,
};
const still = { transition: 0, deleted: false };
const sheet = {
  title: 'Dranken',
  filename: '',
  mimeType: '',
  src: '',
  mediaId: -1,
  priceSheetId: 1,
};

const itemsOf = async (api: Api, id = 1) => {
  const [, body] = await api.get(`${path}/${id}`);
  return (body as { results: { playListItems: { id: number }[] } }).results.playListItems;
};
const saveItems = (api: Api, playListItems: unknown, id = 1) =>
  api.post(`${path}/${id}`, { function: 'savePlayList', playListItems });

test('playlists are listed and found, those of the organisation alone', async () => {
  const api = await openApi();
  const answer = { status: true, status_message: '', results: [head], totalRowCount: 1 };
  expect(await api.get(`${path}?page=1&maxrowcount=20`)).toEqual([200, answer]);
  expect(await api.get(path)).toEqual([200, answer]);
  expect(await api.get(`${path}?filter=bestelling`)).toEqual([200, answer]);
  expect(await api.get(`${path}/2`)).toMatchObject([404, { status: false }]);
});

test('a playlist carries its items, each with what it shows', async () => {
  const api = await openApi();
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        ...head,
        tickerType: 2,
        playListItems: [
          { id: 1, ...beach, ...still, duration: 10, order: 1 },
          { id: 2, ...spot, ...still, duration: 0, order: 2 },
          { id: 3, ...beach, ...still, duration: 5, order: 3 },
        ],
      },
    },
  ]);
});

test('a playlist is added with its defaults, changed and deleted; a kiosk app then has none', async () => {
  const api = await openApi();
  expect(await api.put(`${path}/add`, { name: 'Etalage' })).toEqual([
    200,
    { status: true, status_message: 'Playlist added', last_id: 3 },
  ]);
  expect(await api.get(`${path}/3`)).toMatchObject([
    200,
    {
      results: {
        name: 'Etalage',
        defDuration: 10,
        showTicker: 0,
        tickerType: 0,
        playListItems: [],
      },
    },
  ]);
  const body = {
    name: 'Wacht',
    description: '',
    defDuration: 15,
    showTicker: 0,
    tickerType: 7,
  };
  expect(await api.put(`${path}/1`, body)).toEqual([200, saved]);
  expect(await api.get(`${path}/1`)).toMatchObject([200, { results: body }]);
  expect(await itemsOf(api)).toHaveLength(3);
  expect(await api.put(`${path}/1`, { name: ' ' })).toMatchObject([
    400,
    { status: false, errors: { name: 'Required' } },
  ]);
  // A schedule plays it.
  expect(await api.delete(`${path}/1`)).toMatchObject([409, { status: false }]);
  await api.delete('digitalsignage/schedules/1');
  expect(await api.delete(`${path}/1`)).toMatchObject([200, { status: true, last_id: 1 }]);
  expect(await api.get(`${path}/1`)).toMatchObject([404, {}]);
  expect(await api.get('kioskapps/1')).toMatchObject([
    200,
    { results: { playListId: null, playListName: '' } },
  ]);
});

describe('the items of a playlist', () => {
  const change = { id: 3, mediaId: 1, order: 1, duration: 8, transition: 2, deleted: false };

  test('are saved all at once: new ones get an id, marked ones go, all are in their order', async () => {
    const api = await openApi();
    const sent = [
      { ...change, priceSheetId: null },
      { id: 'tmp-1', mediaId: 2, order: 2, duration: 0, transition: 0, deleted: false },
      { id: 1, mediaId: 1, order: 3, duration: 10, transition: 0, deleted: true },
      { id: 2, mediaId: 2, order: 4, duration: 0, transition: 0, deleted: false },
      { id: 'tmp-3', mediaId: -1, priceSheetId: 1, order: 5, duration: 12, ...still },
      { id: 'tmp-2', mediaId: 1, order: 6, duration: 10, transition: 0, deleted: true },
    ];
    expect(await saveItems(api, sent)).toEqual([200, saved]);
    expect(await itemsOf(api)).toEqual([
      { id: 3, ...beach, duration: 8, transition: 2, deleted: false, order: 1 },
      { id: 4, ...spot, ...still, duration: 0, order: 2 },
      { id: 2, ...spot, ...still, duration: 0, order: 3 },
      { id: 5, ...sheet, ...still, duration: 12, order: 4 },
    ]);
  });

  test('that somebody else has added meanwhile stay, though they aren’t sent', async () => {
    const api = await openApi();
    await saveItems(api, [change]);
    expect((await itemsOf(api)).map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  test.each([
    ['nothing', { mediaId: -1 }, 'Row 1: Fill in what is required in every row'],
    ['two things', { mediaId: 1, priceSheetId: 1 }, 'Row 1: Fill in what is required in every row'],
    ['a file of another organisation', { mediaId: 6 }, 'Choose one of the options offered'],
    ['what can’t be seen', { mediaId: 4 }, 'Choose pictures and videos only'],
    [
      'a time before its beginning',
      { mediaId: 1, duration: -1 },
      'Row 1, Duration (seconds): Must be at least 0',
    ],
  ])('are refused with %s', async (_, part, message) => {
    const api = await openApi();
    expect(await saveItems(api, [{ id: 'tmp-1', ...part }])).toMatchObject([
      400,
      { status: false, errors: { playListItems: message } },
    ]);
    expect(await itemsOf(api)).toHaveLength(3);
  });

  test('go with their file or their price sheet, which say so before', async () => {
    const api = await openApi();
    await saveItems(api, [{ id: 'tmp-1', mediaId: -1, priceSheetId: 1, order: 4, duration: 5 }]);
    expect(await api.get('digitalsignage/pricesheets/1/usage')).toMatchObject([
      200,
      { results: [{ resource: 'playlists', effect: 'cleared', total: 1 }] },
    ]);
    await api.delete('digitalsignage/pricesheets/1');
    expect(await itemsOf(api)).toHaveLength(3);
    expect(await api.get('media/1/usage')).toMatchObject([
      200,
      { results: expect.arrayContaining([expect.objectContaining({ resource: 'playlists' })]) },
    ]);
    await api.delete('media', { mediaid: 1 });
    expect(await itemsOf(api)).toEqual([{ id: 2, ...spot, ...still, duration: 0, order: 1 }]);
  });
});

test('what has no time of its own is shown for the default time; nothing lasts more than a day', async () => {
  const api = await openApi();
  const save = (parts: object) =>
    api.post(`${path}/1`, {
      function: 'savePlayList',
      playListItems: [{ id: 'tmp-1', mediaId: 1, order: 1, deleted: false, ...parts }],
    });
  const items = async () => {
    const [, body] = await api.get(`${path}/1`);
    return (body as { results: { defDuration: number; playListItems: object[] } }).results;
  };
  for (const duration of [0, null, '']) {
    expect(await save({ duration, transition: null })).toMatchObject([200, {}]);
    const { defDuration, playListItems } = await items();
    expect(playListItems[0]).toMatchObject({ duration: defDuration, transition: 0 });
  }
  expect(await save({ duration: 86_401 })).toMatchObject([400, {}]);
  expect(await api.put(`${path}/1`, { defDuration: 999_999_999 })).toMatchObject([
    400,
    { errors: { defDuration: 'Must be at most 86400' } },
  ]);
});

test('the history of a playlist tells which items came, changed and went, as the record shows them', async () => {
  const api = await openApi();
  await saveItems(api, await itemsOf(api));
  const items = await itemsOf(api);
  const others = items.slice(0, -1);
  const last = items.at(-1);
  const longer = { ...last, duration: 99 };
  await saveItems(api, [...others, longer]);
  await saveItems(api, [...others, { ...longer, deleted: true }]);
  const [, body] = await api.get(`${path}/1/history`);
  const { results } = body as { results: unknown[] };
  expect(results.slice(0, 2)).toMatchObject([
    {
      fields: ['playListItems'],
      before: { playListItems: [{ ...longer, order: 1 }] },
      after: { playListItems: [] },
    },
    {
      fields: ['playListItems'],
      before: { playListItems: [{ ...last, order: 1 }] },
      after: { playListItems: [{ ...longer, order: 1 }] },
    },
  ]);
});
