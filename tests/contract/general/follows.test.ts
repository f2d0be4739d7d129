import { expect, test } from 'vitest';
import { served } from '../../../server/http/server';
import { hasChanges } from '../../../server/records/follows/followable';
import { follows as table } from '../../../server/tables/general/follows';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const MINUTE = 60_000;

interface Line {
  readonly id: number;
  readonly name: string;
  readonly changes: number;
}

const follow = async (api: Api, what: object): Promise<number> => {
  const [status, body] = await api.post('follows', what);
  expect([status, body]).toMatchObject([200, { status: true }]);
  api.server.pass(MINUTE);
  return (body as { last_id: number }).last_id;
};

const followGroup = (api: Api, recordId = 1) => follow(api, { resource: 'groups', recordId });

const changesOf = async (api: Api): Promise<readonly Line[]> => {
  const [status, body] = await api.get('follows/changes');
  expect(status).toBe(200);
  return (body as { results: readonly Line[] }).results;
};

const followedBy = async (api: Api): Promise<readonly unknown[]> =>
  ((await api.get('follows'))[1] as { results: readonly unknown[] }).results;

const addView = async (api: Api, query: string, isShared = 1): Promise<number> => {
  const [status, body] = await api.post('views/groups', { name: `For ${query}`, query, isShared });
  expect([status, body]).toMatchObject([200, {}]);
  return (body as { last_id: number }).last_id;
};

const addGroup = async (api: Api, name: string): Promise<number> =>
  ((await api.post('groups/add', { name }))[1] as { last_id: number }).last_id;

test('who follows a record learns what others changed and wrote since, until it is seen', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const id = await followGroup(reader);
  expect(await followedBy(reader)).toEqual([{ id, resource: 'groups', recordId: 1, viewId: null }]);
  expect(await changesOf(reader)).toMatchObject([{ id, name: 'Readers', changes: 0, by: '' }]);
  await admin.put('groups/1', { description: 'Read' });
  await admin.post('groups/1/comments', { text: 'Look' });
  // One's own is no news.
  await reader.post('groups/1/comments', { text: 'I did' });
  expect((await reader.get('follows/changes'))[1]).toMatchObject({
    results: [
      { id, resource: 'groups', kind: 'Security group', recordId: 1, changes: 2, by: 'Ada Bakker' },
    ],
    changes: 2,
    isDaily: 0,
  });
  admin.server.pass(MINUTE);
  expect(await reader.post(`follows/${id}/seen`)).toMatchObject([200, {}]);
  expect(await changesOf(reader)).toMatchObject([{ changes: 0, at: null }]);
  admin.server.pass(MINUTE);
  await admin.put('groups/1', { description: 'Read again' });
  expect(await changesOf(reader)).toMatchObject([{ changes: 1 }]);
  admin.server.pass(MINUTE);
  expect(await reader.post('follows/seen')).toMatchObject([200, {}]);
  expect(await changesOf(reader)).toMatchObject([{ changes: 0 }]);
});

test('a record is followed once, and by each for themselves', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const id = await followGroup(reader);
  expect(await followGroup(reader)).toBe(id);
  expect(await followedBy(reader)).toHaveLength(1);
  expect(await followedBy(admin)).toEqual([]);
  for (const call of [admin.post(`follows/${id}/seen`), admin.delete(`follows/${id}`)])
    expect(await call).toMatchObject([404, {}]);
  expect(await reader.delete(`follows/${id}`)).toMatchObject([200, {}]);
  expect(await followedBy(reader)).toEqual([]);
  expect(await reader.delete(`follows/${id}`)).toMatchObject([404, {}]);
});

test('who follows a view learns which records in it others changed, added ones among them', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const viewId = await addView(admin, `filter=${encodeURIComponent('{"q":"fish"}')}`);
  const id = await follow(reader, { resource: 'groups', viewId });
  expect(await changesOf(reader)).toMatchObject([
    { id, kind: 'Security groups', name: expect.stringContaining('For '), viewId, changes: 0 },
  ]);
  const fish = await addGroup(admin, 'Fishmongers');
  await admin.put(`groups/${fish}`, { name: 'Fishermen' });
  await addGroup(admin, 'Bakers');
  expect(await changesOf(reader)).toMatchObject([{ id, changes: 1, by: 'Ada Bakker' }]);
  // What is no longer in it isn't shown.
  await admin.put(`groups/${fish}`, { name: 'Farmers' });
  expect(await changesOf(reader)).toMatchObject([{ id, changes: 0 }]);
});

test('a view that is gone, or somebody’s own by now, is followed by nobody else', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const own = await addView(reader, 'sort=name&order=ASC', 0);
  expect(await admin.post('follows', { resource: 'groups', viewId: own })).toMatchObject([404, {}]);
  const viewId = await addView(admin, 'sort=name&order=DESC');
  await follow(reader, { resource: 'groups', viewId });
  await admin.put(`views/groups/${viewId}`, { isShared: 0 });
  expect(await changesOf(reader)).toEqual([]);
  await admin.put(`views/groups/${viewId}`, { isShared: 1 });
  expect(await changesOf(reader)).toHaveLength(1);
  await admin.delete(`views/groups/${viewId}`);
  expect(await followedBy(reader)).toEqual([]);
});

test('records can be followed, and views of their lists, by who may read them', async () => {
  const api = await openApi();
  const reader = await api.as(users.reader);
  const nobody = await api.as(users.nobody);
  const stranger = await api.as(users.stranger);
  const { definitions, tables, behaviours } = served;
  for (const definition of definitions.all) {
    const { name: resource, module, single, verbs, path } = definition;
    if (single || verbs.read === false || behaviours.of(resource).parts) continue;
    const one = tables.of(definition);
    const [row] = await api.server.context.store.across(one).find({
      ...(one.ofOrganisation && { where: { organisationId: 1 } }),
      take: 1,
    });
    if (!row || path.includes('{')) continue;
    const what = { resource, recordId: row.id };
    const canFollow = hasChanges({ ...served } as Parameters<typeof hasChanges>[0], definition);
    const [read] = await reader.get(`${path}/${row.id}`);
    const expected = canFollow && read !== 200 ? read : canFollow ? 200 : 404;
    expect([resource, (await reader.post('follows', what))[0]]).toEqual([resource, expected]);
    const none = module === null ? 404 : 403;
    expect([resource, (await nobody.post('follows', what))[0]]).toEqual([resource, none]);
    if (canFollow && one.ofOrganisation)
      expect([resource, (await stranger.post('follows', what))[0]]).toEqual([resource, 404]);
    const [, views] = await reader.get(`views/${resource}`);
    expect([resource, views]).toMatchObject([resource, { canFollow: canFollow ? 1 : 0 }]);
  }
  expect((await changesOf(reader)).length).toBeGreaterThan(20);
});

test('what is refused is followed by nobody: nothing, no such thing, and what isn’t there', async () => {
  const api = await openApi();
  for (const [what, status] of [
    [{}, 400],
    [{ resource: 'groups' }, 400],
    [{ resource: 'fish', recordId: 1 }, 404],
    [{ resource: 'groups', recordId: 9999 }, 404],
    [{ resource: 'groups', viewId: 9999 }, 404],
  ] as const)
    expect([what, (await api.post('follows', what))[0]]).toEqual([what, status]);
  expect(await followedBy(api)).toEqual([]);
});

test('who loses the right learns nothing more, and all of what came meanwhile once it is back', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const id = await followGroup(reader);
  await follow(reader, { resource: 'groups', viewId: await addView(admin, 'sort=id') });
  await admin.put('groups/1', { access: '0000' });
  expect(await changesOf(reader)).toEqual([]);
  expect((await reader.get('follows/changes'))[1]).toMatchObject({ changes: 0 });
  await admin.put('groups/1', { access: '0100' });
  expect((await changesOf(reader)).find((one) => one.id === id)).toMatchObject({ changes: 2 });
});

test('a record in the trash is followed again once it is back', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const record = await addGroup(admin, 'Passing');
  await followGroup(reader, record);
  const { store } = admin.server.context;
  expect(await admin.delete(`groups/${record}`)).toMatchObject([200, {}]);
  expect(await changesOf(reader)).toEqual([]);
  expect(await store.rows(table, 1).count({ where: { recordId: record } })).toBe(0);
  const [, trash] = await admin.get('trash');
  const [entry] = (trash as { results: readonly { id: number }[] }).results;
  expect(await admin.post(`trash/${entry?.id}`, { function: 'restore' })).toMatchObject([200, {}]);
  // That it was deleted and came back are changes of it.
  expect(await changesOf(reader)).toMatchObject([{ name: 'Passing', changes: 2 }]);
});

test('what a user follows is forgotten with the user', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  await followGroup(reader);
  expect(await reader.post('follows/mail', { isDaily: 1 })).toMatchObject([200, {}]);
  expect(await admin.delete(`users/${users.reader}`)).toMatchObject([200, {}]);
  const { store } = admin.server.context;
  const where = { userId: users.reader };
  expect(await store.rows(table, 1).count({ where })).toBe(0);
  expect(await rowsNamed(store, 'followMails').count({ where })).toBe(0);
});
