import { expect, test } from 'vitest';
import { served } from '../../../server/http/server';
import { comments as table } from '../../../server/tables/general/comments';
import { mentions } from '../../../server/tables/general/mentions';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

interface Comment {
  readonly id: number;
  readonly text: string;
  readonly by: string;
  readonly isOwn: 0 | 1;
}

const GROUP = 'groups/1';
const PATH = `${GROUP}/comments`;

const commentsOf = async (api: Api, path = PATH): Promise<readonly Comment[]> => {
  const [status, body] = await api.get(path);
  expect(status).toBe(200);
  return (body as { results: readonly Comment[] }).results;
};

const add = async (api: Api, text: string, mentionedIds: readonly number[] = []) => {
  const [status, body] = await api.post(PATH, { text, mentionedIds });
  expect([status, body]).toMatchObject([200, { status: true }]);
  return (body as { last_id: number }).last_id;
};

const mentionsOf = async (api: Api): Promise<readonly unknown[]> =>
  ((await api.get('mentions'))[1] as { results: readonly unknown[] }).results;

test('who may read a record writes about it, and changes what is their own', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const first = await add(admin, ' Two lines:\nthis is the second ');
  const second = await add(reader, 'Seen');
  expect(await commentsOf(reader)).toMatchObject([
    { id: second, text: 'Seen', by: 'Ria Bakker', isOwn: 1, editedAt: null, mentioned: [] },
    { id: first, text: 'Two lines:\nthis is the second', by: 'Ada Bakker', isOwn: 0 },
  ]);
  expect(await reader.put(`${PATH}/${second}`, { text: 'Seen twice' })).toMatchObject([200, {}]);
  expect(await commentsOf(admin)).toMatchObject([
    { text: 'Seen twice', isOwn: 0, editedAt: expect.any(String) },
    { isOwn: 1 },
  ]);
  for (const other of [`${PATH}/${first}`]) {
    expect(await reader.put(other, { text: 'Taken' })).toMatchObject([403, {}]);
    expect(await reader.delete(other)).toMatchObject([403, {}]);
  }
  expect(await admin.delete(`${PATH}/${second}`)).toMatchObject([403, {}]);
  expect(await reader.delete(`${PATH}/${second}`)).toMatchObject([200, {}]);
  expect(await commentsOf(admin)).toMatchObject([{ id: first }]);
});

test('nobody reads or writes about what they may not read, and no organisation what another wrote', async () => {
  const admin = await openApi();
  const id = await add(admin, 'Ours');
  const nobody = await admin.as(users.nobody);
  for (const path of [PATH, `${PATH}/people`])
    expect(await nobody.get(path)).toMatchObject([403, {}]);
  expect(await nobody.post(PATH, { text: 'Mine' })).toMatchObject([403, {}]);
  const stranger = await admin.as(users.stranger);
  expect(await stranger.get(PATH)).toMatchObject([404, {}]);
  expect(await stranger.post(PATH, { text: 'Mine' })).toMatchObject([404, {}]);
  expect(await stranger.put(`groups/3/comments/${id}`, { text: 'Mine' })).toMatchObject([404, {}]);
  expect(await admin.put(`groups/2/comments/${id}`, { text: 'Moved' })).toMatchObject([404, {}]);
  expect(await commentsOf(admin)).toMatchObject([{ id, text: 'Ours' }]);
});

test('every resource of a module with records of its own has comments', async () => {
  const api = await openApi();
  const nobody = await api.as(users.nobody);
  const { definitions, tables, behaviours } = served;
  const all = definitions.all.filter(
    ({ name, module, single, verbs }) =>
      module !== null && !single && verbs.read !== false && !behaviours.of(name).parts,
  );
  for (const definition of all.filter((one) => !tables.of(one).isUnlogged)) {
    const [row] = await api.server.context.store.across(tables.of(definition)).find({
      ...(tables.of(definition).ofOrganisation && { where: { organisationId: 1 } }),
      take: 1,
    });
    if (!row || definition.path.includes('{')) continue;
    const path = `${definition.path}/${row.id}`;
    const [read] = await api.get(path);
    const [status] = await api.get(`${path}/comments`);
    expect([definition.name, status]).toEqual([definition.name, read]);
    expect((await nobody.get(`${path}/comments`))[0]).toBe((await nobody.get(path))[0]);
  }
});

test('a comment is some text, and not more than anybody reads', async () => {
  const api = await openApi();
  for (const [text, message] of [
    [' \n ', 'Write something first'],
    ['x'.repeat(4_001), 'A comment has at most 4,000 characters'],
  ])
    expect(await api.post(PATH, { text })).toEqual([
      400,
      { status: false, status_message: message, errors: { text: message } },
    ]);
  expect(await commentsOf(api)).toEqual([]);
});

test('a colleague who may read the record is offered, named, and learns of it until it is seen', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const [, offered] = await admin.get(`${PATH}/people?filter=bakker`);
  expect(offered).toMatchObject({
    results: [
      { id: users.admin, name: 'Ada Bakker' },
      { id: users.reader, name: 'Ria Bakker' },
    ],
  });
  const everybody = [users.admin, users.nobody, users.stranger, users.reader];
  const text = '@Ada Bakker, @Olaf Bakker, @Eva Bakker and @Ria Bakker: look';
  const id = await add(admin, text, everybody);
  expect(await commentsOf(admin)).toMatchObject([
    {
      mentioned: [
        { id: users.admin, name: 'Ada Bakker' },
        { id: users.reader, name: 'Ria Bakker' },
      ],
    },
  ]);
  expect(await mentionsOf(reader)).toEqual([
    { id, resource: 'groups', recordId: 1, title: 'Readers', by: 'Ada Bakker', text },
  ]);
  for (const other of [admin, await admin.as(users.nobody), await admin.as(users.stranger)])
    expect(await mentionsOf(other)).toEqual([]);
  expect(await reader.post(`${PATH}/seen`)).toMatchObject([200, {}]);
  expect(await mentionsOf(reader)).toEqual([]);
  // Who was named before isn't told again.
  await admin.put(`${PATH}/${id}`, { text: `${text}!`, mentionedIds: everybody });
  expect(await mentionsOf(reader)).toEqual([]);
});

test('who may no longer read the record learns nothing of what names them', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  await add(admin, 'For @Ria Bakker', [users.reader]);
  expect(await mentionsOf(reader)).toHaveLength(1);
  await admin.put('groups/1', { access: '0000' });
  expect(await mentionsOf(reader)).toEqual([]);
  expect(await reader.get(PATH)).toMatchObject([403, {}]);
});

test('comments go into the trash with their record, and come back with it', async () => {
  const api = await openApi();
  const { store } = api.server.context;
  const [, added] = await api.post('groups/add', { name: 'Passing' });
  const id = (added as { last_id: number }).last_id;
  const path = `groups/${id}/comments`;
  await api.post(path, { text: 'For @Ria Bakker', mentionedIds: [users.reader] });
  const before = await commentsOf(api, path);
  expect(await api.delete(`groups/${id}`)).toMatchObject([200, {}]);
  const where = { recordId: id };
  expect(await store.rows(table, 1).count({ where })).toBe(0);
  expect(await store.rows(mentions, 1).count({ where })).toBe(0);
  const [, trash] = await api.get('trash');
  const [entry] = (trash as { results: readonly { id: number }[] }).results;
  expect(await api.post(`trash/${entry?.id}`, { function: 'restore' })).toMatchObject([200, {}]);
  expect(await commentsOf(api, path)).toEqual(before);
  expect(await mentionsOf(await api.as(users.reader))).toMatchObject([{ recordId: id }]);
});
