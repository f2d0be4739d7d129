import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const read = {
  list: ['groups', { totalRowCount: 2 }],
  record: ['groups/1', { results: { id: 1 } }],
} as const;

/** Somebody who has read something before, so that it is read while the server still asks who calls. */
const openReader = async (what: keyof typeof read) => {
  const api = await openApi();
  const reader = await api.as(users.reader);
  const [path, answered] = read[what];
  const list = () => reader.get(path);
  for (let calls = 0; calls < 2; calls += 1) expect(await list()).toMatchObject([200, answered]);
  return { list, answered, store: api.server.context.store };
};

const kinds = Object.keys(read) as (keyof typeof read)[];

describe.for(kinds)('a %s that is read once more is answered', (what) => {
  test('as long as the right is there', async () => {
    const { list, answered, store } = await openReader(what);
    await rowsNamed(store, 'groups').update(1, { access: '0000' });
    expect(await list()).toMatchObject([403, { status: false }]);
    await rowsNamed(store, 'groups').update(1, { access: '0100' });
    expect(await list()).toMatchObject([200, answered]);
  });

  test('as long as the session runs', async () => {
    const { list, store } = await openReader(what);
    await rowsNamed(store, 'sessions').removeWhere({ where: { userId: users.reader } });
    expect(await list()).toMatchObject([401, { status: false }]);
  });

  test('as long as the user is active', async () => {
    const { list, store } = await openReader(what);
    await rowsNamed(store, 'users').update(users.reader, { active: 0 });
    expect(await list()).toMatchObject([401, { status: false }]);
  });

  test('as long as nothing else has to be done first', async () => {
    const { list, store } = await openReader(what);
    await rowsNamed(store, 'users').update(users.reader, { passwordExpires: 0 });
    for (let calls = 0; calls < 2; calls += 1) expect((await list())[0]).toBe(403);
    await rowsNamed(store, 'users').update(users.reader, { passwordExpires: null });
    expect((await list())[0]).toBe(200);
    await rowsNamed(store, 'groups').update(1, { demandsSecondFactor: 1 });
    for (let calls = 0; calls < 2; calls += 1) expect((await list())[0]).toBe(403);
  });
});

test('a list that is read once more is that of the organisation which the session is for by then', async () => {
  const api = await openApi();
  const list = () => api.get('groups');
  for (let calls = 0; calls < 2; calls += 1)
    expect(await list()).toMatchObject([200, { totalRowCount: 2 }]);
  const where = { userId: users.admin };
  await rowsNamed(api.server.context.store, 'sessions').updateWhere(
    { where },
    { organisationId: 2 },
  );
  expect(await list()).toMatchObject([200, { totalRowCount: 0 }]);
});
