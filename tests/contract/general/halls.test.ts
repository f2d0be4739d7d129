import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import type { Behaviour } from '../../../server/contract/CallContext';
import { definitionsOf } from '../../../server/contract/definitions';
import { ok } from '../../../server/contract/reply';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { hallLabels, halls } from '../../fixtures/halls';
import { openApi } from '../support/Api';

const behaviour: Behaviour = {
  recordFunctions: {
    letOut: {
      right: 'update',
      run: async ({ call: { body } }, { name }) =>
        ok({ message: `${name}: ${body.stand}, ${body.from}` }),
    },
  },
};

const labels = { halls: hallLabels };
const served = {
  definitions: definitionsOf([halls], { en: labels, nl: labels }),
  behaviours: behavioursOf({ halls: behaviour }),
  tables: tablesOf([halls]),
};
const path = 'fair/halls/1';

const open = async () => {
  const api = await openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);
  await api.put('fair/halls/add', { name: 'North' });
  const call = (fn: string, args: object = {}) => api.post(path, { function: fn, ...args });
  for (const [code, exhibitor, note] of [
    ['A1', 'Café Zürich', 'Bakery'],
    ['A2', 'Rowan', 'Zurich'],
    ['B1', 'Bakers', ''],
    ['B2', '', ''],
  ] as const)
    await call('addStand', { code, exhibitor, note, topLeftX: 12 });
  return Object.assign(call, { api });
};

test('rows are answered a page at a time, with how many there are', async () => {
  const call = await open();
  expect(await call('getStands', { page: 2, maxrowcount: 3 })).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [{ standId: 4, code: 'B2', exhibitor: '', note: '', topLeftX: 12 }],
      totalRowCount: 4,
    },
  ]);
  expect(await call('getStands', { page: 1, maxrowcount: 2 })).toMatchObject([
    200,
    { results: [{ code: 'A1' }, { code: 'A2' }], totalRowCount: 4 },
  ]);
  expect(await call('getStands')).toMatchObject([
    200,
    { results: [{ code: 'A1' }, { code: 'A2' }, { code: 'B1' }], totalRowCount: 4 },
  ]);
  expect(await call('getStands', { page: 9 })).toMatchObject([
    200,
    { results: [], totalRowCount: 4 },
  ]);
});

test('a search finds the rows in whose shown texts it stands, whatever case and accents', async () => {
  const call = await open();
  const find = (filter: string, page?: object) => call('getStands', { filter, ...page });
  expect(await find('zurich')).toMatchObject([
    200,
    { results: [{ code: 'A1' }], totalRowCount: 1 },
  ]);
  expect(await find('12')).toMatchObject([200, { results: [], totalRowCount: 0 }]);
  expect(await find('bak', { page: 2, maxrowcount: 1 })).toMatchObject([
    200,
    { results: [], totalRowCount: 1 },
  ]);
  // One character is no search yet.
  expect(await find('1')).toMatchObject([200, { totalRowCount: 4 }]);
});

test('what is added and removed is counted at once', async () => {
  const call = await open();
  await call.api.delete(`${path}/4`);
  expect(await call('getStands', { page: 2 })).toMatchObject([
    200,
    { results: [], totalRowCount: 3 },
  ]);
  await call('addStand', { code: 'C1' });
  expect(await call('getStands', { page: 2 })).toMatchObject([
    200,
    { results: [{ standId: 5 }], totalRowCount: 4 },
  ]);
});

test('what a button in a row sends is a function of the record', async () => {
  const call = await open();
  expect(await call('letOut', { stand: 4, place: 12, from: '01-06-2026' })).toEqual([
    200,
    { status: true, status_message: 'North: 4, 01-06-2026' },
  ]);
});

test('one row is answered, changed and removed below the record', async () => {
  const { api } = await open();
  expect(await api.get(`${path}/2`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: { standId: 2, code: 'A2', exhibitor: 'Rowan', note: 'Zurich', topLeftX: 12 },
    },
  ]);
  expect(await api.post(`${path}/2`, { exhibitor: 'Rowan & Co' })).toEqual([
    200,
    { status: true, status_message: 'Stands saved' },
  ]);
  expect(await api.get(`${path}/2`)).toMatchObject([200, { results: { exhibitor: 'Rowan & Co' } }]);
  expect(await api.get(`${path}/9`)).toMatchObject([404, { status: false }]);
  expect(await api.get(`fair/halls/9/2`)).toMatchObject([404, { status: false }]);
});
