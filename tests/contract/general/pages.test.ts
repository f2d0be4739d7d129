import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import type { Behaviour } from '../../../server/contract/CallContext';
import { definitionsOf } from '../../../server/contract/definitions';
import { ok } from '../../../server/contract/reply';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { users } from '../../fixtures/rows/people';
import { takings } from '../../fixtures/takings';
import { openApi } from '../support/Api';

const labels = { takings: { name: 'Takings' } };

const behaviour: Behaviour = {
  functions: {
    perDay: {
      right: 'read',
      run: async ({ call }) => ok({ results: [{ day: call.body.since, amount: 4.5 }] }),
    },
    report: {
      right: 'read',
      run: async () => ({
        content: { bytes: Buffer.from('%PDF-1.7'), type: 'application/pdf', name: 'takings.pdf' },
      }),
    },
  },
};

const served = {
  definitions: definitionsOf([takings], { en: labels, nl: labels }),
  behaviours: behavioursOf({ takings: behaviour }),
  tables: tablesOf([takings]),
};
const path = 'kitchen/takings';
const open = () => openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);

test('a page’s functions are called at its path', async () => {
  const api = await open();
  expect(await api.post(path, { function: 'perDay', since: '1-6-2026' })).toEqual([
    200,
    { status: true, status_message: '', results: [{ day: '1-6-2026', amount: 4.5 }] },
  ]);
});

test('they need the right on the page’s module', async () => {
  const api = await open();
  const nobody = await api.as(users.nobody);
  expect(await nobody.post(path, { function: 'perDay' })).toMatchObject([403, { status: false }]);
});

test('a page has no record: nothing is read, added, changed or deleted', async () => {
  const api = await open();
  expect(await api.get(path)).toMatchObject([405, { status: false }]);
  expect(await api.put(path, { name: 'A' })).toMatchObject([405, { status: false }]);
  expect(await api.delete(path)).toMatchObject([405, { status: false }]);
  for (const below of ['1', 'add', '1/usage'])
    expect(await api.get(`${path}/${below}`)).toMatchObject([404, { status: false }]);
  expect(await api.put(`${path}/add`, {})).toMatchObject([404, { status: false }]);
});

test('a function that it doesn’t have is refused', async () => {
  const api = await open();
  expect(await api.post(path, { function: 'perYear' })).toEqual([
    400,
    { status: false, status_message: 'Unknown function' },
  ]);
});
