import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

interface View {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly isShared: 0 | 1;
  readonly isOwnDefault: 0 | 1;
  readonly isDefaultOfAll: 0 | 1;
}

const GROUPS = 'views/groups';

const viewsOf = async (api: Api, path = GROUPS): Promise<readonly View[]> => {
  const [status, body] = await api.get(path);
  expect(status).toBe(200);
  return (body as { results: readonly View[] }).results;
};

const namesOf = async (api: Api): Promise<readonly string[]> =>
  (await viewsOf(api)).map(({ name }) => name);

const add = async (api: Api, view: object): Promise<number> => {
  const [status, body] = await api.post(GROUPS, { query: '', ...view });
  expect([status, body]).toMatchObject([200, { status: true }]);
  return (body as { last_id: number }).last_id;
};

const opensWith = async (api: Api): Promise<unknown> => {
  const [, body] = await api.get('session');
  return (body as { views: Record<string, string> }).views;
};

const query = (filter: object, more: Record<string, string> = {}): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...more }).toString();

test('a view keeps how a list is shown, and is counted', async () => {
  const api = await openApi();
  const shown = query({ q: 'read' }, { sort: 'name', order: 'DESC', perPage: '50' });
  const id = await add(api, { name: ' Readers ', query: shown });
  expect(await viewsOf(api)).toEqual([
    { id, name: 'Readers', query: shown, isShared: 0, isOwnDefault: 0, isDefaultOfAll: 0 },
  ]);
  expect(await api.get(`${GROUPS}/counts`)).toMatchObject([200, { results: [{ id, count: 1 }] }]);
});

test('a view is one’s own, or the organisation’s where an administrator shares it', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const id = await add(admin, { name: 'Mine' });
  await add(reader, { name: 'Theirs' });
  expect([await namesOf(admin), await namesOf(reader)]).toEqual([['Mine'], ['Theirs']]);
  expect(await admin.put(`${GROUPS}/${id}`, { isShared: 1 })).toMatchObject([200, {}]);
  expect(await namesOf(reader)).toEqual(['Mine', 'Theirs']);
  for (const change of [{ name: 'Other' }, { query: '' }, { isShared: 0 }, { isDefaultOfAll: 1 }])
    expect(await reader.put(`${GROUPS}/${id}`, change)).toMatchObject([403, { status: false }]);
  expect(await reader.delete(`${GROUPS}/${id}`)).toMatchObject([403, {}]);
  expect(await reader.post(GROUPS, { name: 'All', query: '', isShared: 1 })).toMatchObject([
    403,
    {},
  ]);
  expect(await namesOf(reader)).toEqual(['Mine', 'Theirs']);
});

test('nobody reaches the views of others, of other organisations, or of lists that they may not read', async () => {
  const admin = await openApi();
  const own = await add(admin, { name: 'Mine' });
  const shared = await add(admin, { name: 'Ours', isShared: 1 });
  const reader = await admin.as(users.reader);
  const stranger = await admin.as(users.stranger);
  const nobody = await admin.as(users.nobody);
  for (const api of [reader, stranger])
    for (const id of api === reader ? [own] : [own, shared]) {
      expect(await api.put(`${GROUPS}/${id}`, { name: 'Taken' })).toMatchObject([404, {}]);
      expect(await api.delete(`${GROUPS}/${id}`)).toMatchObject([404, {}]);
    }
  expect(await namesOf(stranger)).toEqual([]);
  expect(await nobody.get(GROUPS)).toMatchObject([403, {}]);
  expect(await nobody.get(`${GROUPS}/counts`)).toMatchObject([403, {}]);
  expect(await nobody.post(GROUPS, { name: 'Mine', query: '' })).toMatchObject([403, {}]);
  expect(await opensWith(nobody)).toEqual({});
  expect(await admin.get('views/nothing')).toMatchObject([404, {}]);
  expect(await admin.put(`views/devices/${own}`, { name: 'Moved' })).toMatchObject([404, {}]);
  expect(await namesOf(admin)).toEqual(['Mine', 'Ours']);
});

test('a list opens with one’s own choice, or else with the organisation’s', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const shared = await add(admin, { name: 'Ours', isShared: 1 });
  expect(await opensWith(admin)).toEqual({ groups: '' });
  await admin.put(`${GROUPS}/${shared}`, { isDefaultOfAll: 1 });
  const address = `view=${shared}&${query({})}`;
  expect([await opensWith(admin), await opensWith(reader)]).toEqual([
    { groups: address },
    { groups: address },
  ]);
  const own = await add(reader, { name: 'Mine' });
  await reader.put(`${GROUPS}/${own}`, { isOwnDefault: 1 });
  expect(await opensWith(reader)).toEqual({ groups: `view=${own}&${query({})}` });
  expect(await viewsOf(reader)).toMatchObject([
    { name: 'Mine', isOwnDefault: 1, isDefaultOfAll: 0 },
    { name: 'Ours', isOwnDefault: 0, isDefaultOfAll: 1 },
  ]);
  await reader.delete(`${GROUPS}/${own}`);
  expect(await opensWith(reader)).toEqual({ groups: address });
  // Who keeps it has it alone.
  await admin.put(`${GROUPS}/${shared}`, { isShared: 0 });
  expect([await opensWith(admin), await opensWith(reader)]).toEqual([{ groups: '' }, {}]);
});

test('names are needed, short and each there once, whatever its case', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const id = await add(admin, { name: 'Mine' });
  const other = await add(admin, { name: 'Other' });
  await add(reader, { name: 'Mine' });
  const refused = async (name: unknown, message: string) =>
    expect(await admin.post(GROUPS, { name, query: '' })).toEqual([
      400,
      { status: false, status_message: message, errors: { name: message } },
    ]);
  await refused('  ', 'Give the view a name');
  await refused('x'.repeat(61), 'A name has at most 60 characters');
  await refused('MINE', 'There is a view of this name already');
  expect(await admin.put(`${GROUPS}/${other}`, { name: 'mine' })).toMatchObject([400, {}]);
  expect(await admin.put(`${GROUPS}/${id}`, { name: 'MINE' })).toMatchObject([200, {}]);
  expect(await namesOf(admin)).toEqual(['MINE', 'Other']);
});

test('what a list no longer has is left out of its views', async () => {
  const api = await openApi();
  const gone = query(
    { name: 'x', lost: 1, q: 'read' },
    { sort: 'lost', order: 'ASC', columns: '-name,lost,-lost' },
  );
  await add(api, { name: 'Old', query: gone });
  expect((await viewsOf(api))[0]?.query).toBe(
    query({ name: 'x', q: 'read' }, { columns: '-name' }),
  );
  await api.post('views/users', {
    name: 'Odd',
    query: query({ gender: 'nothing', active: [1, {}] }),
  });
  expect(await viewsOf(api, 'views/users')).toMatchObject([{ name: 'Odd' }]);
  expect(await api.get('views/users/counts')).toMatchObject([200, { results: [{}] }]);
});

test('a view is as large as it needs to be, and there are as many as anybody overlooks', async () => {
  const api = await openApi();
  expect(
    await api.post(GROUPS, { name: 'Large', query: query({ q: 'x'.repeat(5_000) }) }),
  ).toMatchObject([
    400,
    { status_message: 'This is more than a view can keep. Use fewer filters' },
  ]);
  for (let count = 1; count <= 50; count += 1) await add(api, { name: `View ${count}` });
  expect(await api.post(GROUPS, { name: 'Another', query: '' })).toMatchObject([409, {}]);
  await add(api, { name: 'Another', isShared: 1 });
});

test('a user’s views go and come back with the user, those of the organisation stay', async () => {
  const api = await openApi();
  const [, body] = await api.post('users/add', {
    firstName: 'Mo',
    lastName: 'Ver',
    email: 'mo@demo.test',
    roleId: 1,
  });
  const userId = (body as { last_id: number }).last_id;
  const { store } = api.server.context;
  const { listViews } = await import('../../../server/tables/general/listViews');
  const view = { resource: 'groups', module: 'administration', name: 'Own', query: '' };
  await store.rows(listViews, 1).insert({ ...view, userId });
  await store.rows(listViews, 1).insert({ ...view, userId: null });
  expect(await api.delete(`users/${userId}`)).toMatchObject([200, {}]);
  expect((await store.rows(listViews, 1).find()).map((row) => row.userId)).toEqual([null]);
  const [, trash] = await api.get('trash');
  const [entry] = (trash as { results: { id: number }[] }).results;
  expect(await api.post(`trash/${entry?.id}`, { function: 'restore' })).toMatchObject([200, {}]);
  expect(await store.rows(listViews, 1).count()).toBe(2);
});
