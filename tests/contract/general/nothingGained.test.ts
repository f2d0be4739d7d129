import { expect, test } from 'vitest';
import type { Operation } from '../../../server/contract/CallContext';
import { served } from '../../../server/http/server';
import { allModules, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { describeOperation, inParts, operations, requestOf } from '../support/operations';
import { gainedSince, NOTHING, standingsIn } from '../support/standings';

const PROVIDER = 1;
const CHILD = 2;
const OTHER = 3;

/** The names under which calls take the ids of what is linked to a record, and whether as a list. */
const linkArgs = served.definitions.all.flatMap(({ links }) =>
  Object.values(links).flatMap(({ idArg, otherIdArgs, set, addMany }) => [
    ...[idArg, ...otherIdArgs].map((name) => [name, set !== undefined] as const),
    ...(addMany ? [[addMany.idArg, true] as const] : []),
  ]),
);

/** The group that is made for who asks: whoever left it would be asked first. */
const OWN_GROUP = 4;

const linking = (id: number) =>
  Object.fromEntries(linkArgs.map(([name, isList]) => [name, isList ? [OWN_GROUP, id] : id]));

/** What no call takes: columns of rows that rights follow from. */
const columns = (organisationId: number) => ({
  isProvider: true,
  passwordHash: 'mine',
  organisationId,
  organisationIds: [1, 2, 3],
  memberRoles: [{ organisationId, roleId: 1, roleBelow: 1 }],
  groupIds: [1, 2, 3, 4],
  moduleIds: allModules,
  parentId: organisationId,
});

/** What somebody would send who wants more than they have, in turns. */
const wishes = (id: number, turn: number): object => ({
  ...linking(id),
  ...columns(id),
  lastName: 'Vis',
  email: `vis${turn}@demo.test`,
  ...[
    { roleId: 1, roleBelow: 1 },
    { access: '1111', name: 'Mine' },
    { active: 0 },
    { roleId: 2, access: '1010', active: 1, mediaStorage: 999_999, type: 3 },
  ][turn % 4],
});

const changing = operations.filter(({ method }) => method !== 'GET');
const administering = changing.filter(({ modules }) => modules.includes('administration'));

/** Records that go take along what is tried after them. */
const inTurn = [...administering].sort(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

/** Makes calls about a record, with others to link to it. @returns how many were answered */
const tryAll = async (api: Api, wanted: readonly Operation[], id = 1, linked = id) => {
  const failed: string[] = [];
  let answered = 0;
  for (const [turn, operation] of wanted.entries()) {
    const { path, body } = requestOf(operation, id, wishes(linked, turn + id + linked));
    const status = await api.status(operation.method, path, body);
    if (status >= 500 || status === 429) failed.push(`${describeOperation(operation)}: ${status}`);
    if (status === 200) answered += 1;
  }
  expect(failed).toEqual([]);
  return answered;
};

/** All that is stored of other organisations. */
const storedBut = async ({ server }: Api, own: number): Promise<string> => {
  const tables = served.tables.all.filter(({ ofOrganisation }) => ofOrganisation);
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await rowsNamed(server.context.store, name).find();
      return [name, all.filter(({ organisationId }) => organisationId !== own)];
    }),
  );
  return JSON.stringify(rows);
};

/** Gives somebody of organisation 1 all rights on modules, by the way of a group. */
const withAll = async (admin: Api, userId: number, moduleIds: readonly number[]) => {
  const { store } = admin.server.context;
  const values = { organisationId: PROVIDER, name: 'Clerks', access: '1111', moduleIds };
  const { id } = await rowsNamed(store, 'groups').insert(values);
  expect(id).toBe(OWN_GROUP);
  await rowsNamed(store, 'users').update(userId, { groupIds: [id] });
  return admin.as(userId);
};

/** Calls are tried in parts, each on data of its own: one after the other they take longer than a test may. */
const parts = inParts(changing);

test.each(parts)(
  'nothing is gained by who has all rights on all modules, and is no administrator: $from',
  async ({ operations: some }) => {
    const admin = await openApi();
    const api = await withAll(admin, users.nobody, allModules);
    const [before, others] = [await standingsIn(api), await storedBut(api, PROVIDER)];
    await tryAll(api, some);
    expect(gainedSince(before, await standingsIn(api), users.nobody)).toEqual(NOTHING);
    expect(await storedBut(api, PROVIDER)).toBe(others);
  },
);

/** The records that administrators' calls are about, each with each that they link to it. */
const about = [1, 2, 4].flatMap((id) => [1, 2, 4].map((linked) => ({ id, linked })));

test.each(about)(
  'nothing is gained by who manages users and groups, about $id and $linked',
  async ({ id, linked }) => {
    const admin = await openApi();
    const api = await withAll(admin, users.nobody, [1]);
    const before = await standingsIn(api);
    await tryAll(api, inTurn, id, linked);
    expect(gainedSince(before, await standingsIn(api), users.nobody)).toEqual(NOTHING);
  },
);

test.each(about)(
  'nothing is gained by administrators beyond their organisation, below the provider, about $id and $linked',
  async ({ id, linked }) => {
    const admin = await openApi();
    const { store } = admin.server.context;
    const own = { organisationId: CHILD, organisationIds: [CHILD], roleId: 1, groupIds: [] };
    await rowsNamed(store, 'users').update(users.reader, own);
    await rowsNamed(store, 'users').update(users.nobody, { organisationIds: [PROVIDER, CHILD] });
    const api = await admin.as(users.reader);
    const [before, others] = [await standingsIn(api), await storedBut(api, CHILD)];
    await tryAll(api, inTurn, id, linked);
    expect(gainedSince(before, await standingsIn(api), users.reader)).toEqual(NOTHING);
    expect(await storedBut(api, CHILD)).toBe(others);
  },
);

test.each(parts)(
  'nothing is gained, and nothing of others changed, by administrators of another: $from',
  async ({ operations: some }) => {
    const api = await (await openApi()).as(users.stranger);
    const [before, others] = [await standingsIn(api), await storedBut(api, OTHER)];
    await tryAll(api, some);
    expect(gainedSince(before, await standingsIn(api), users.stranger)).toEqual(NOTHING);
    expect(await storedBut(api, OTHER)).toBe(others);
  },
);

test('those who try are answered, not only refused', async () => {
  const api = await withAll(await openApi(), users.nobody, allModules);
  const makeable = changing.filter(({ method, path }) => method === 'PUT' && path.endsWith('/add'));
  expect(await tryAll(api, makeable)).toBeGreaterThan(5);
  expect(await tryAll(api, inTurn)).toBeGreaterThan(5);
});
