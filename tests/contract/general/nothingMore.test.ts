import { expect, test } from 'vitest';
import { moduleKeys, type Resource } from '../../../schemas';
import { kindOf, sentFields, serializeValue } from '../../../schemas/codec';
import { served } from '../../../server/http/server';
import { isTracked } from '../../../server/records/history/tracked';
import type { Row, Values } from '../../../server/store/Store';
import { allModules, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

/** Resources with records that have a history, comments and views, each of a module. */
const kept = served.definitions.all.filter(
  (one) =>
    one.module !== null &&
    !one.single &&
    !one.path.includes('{') &&
    !served.tables.of(one).isUnlogged &&
    isTracked(served, one),
);

const rowsIn = (body: unknown): readonly Values[] => {
  const { results = [] } = Object(body) as { results?: readonly Values[] };
  return Array.isArray(results) ? results : [];
};

const listed = async (api: Api, path: string): Promise<readonly Values[]> => {
  const [status, body] = await api.get(`${path}?page=1&maxrowcount=200`);
  expect([path, status]).toEqual([path, 200]);
  return rowsIn(body);
};

/** A record that decides nothing of what those may do who look at it. */
const oneOf = async ({ server }: Api, definition: Resource): Promise<Row | undefined> => {
  const table = served.tables.of(definition);
  const own = table.ofOrganisation ? { where: { organisationId: 1 } } : {};
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const [row] = await server.context.store.across(table).find({ ...own, sort, take: 1 });
  const isOneOfThem = table.name === 'users' && Object.values<number>(users).includes(row?.id ?? 0);
  return isOneOfThem ? undefined : row;
};

/** Changes each field of a record by itself, as far as it takes a sample of its kind. */
const changeFields = async (api: Api, definition: Resource, { id }: Row): Promise<void> => {
  if (definition.verbs.update === false) return;
  for (const [name, field] of Object.entries(sentFields(definition, 'update')))
    for (const sample of kindOf(field).samples(field).slice(0, 2)) {
      const { sendAs, wire } = field;
      const body = { [sendAs ?? wire ?? name]: serializeValue(sample, field) };
      await api.put(`${definition.path}/${id}`, body);
    }
};

/** Somebody of the organisation who may do everything but in one module. */
const without = async (admin: Api, module: string): Promise<Api> => {
  const { store } = admin.server.context;
  const moduleIds = allModules.filter((id) => moduleKeys[id - 1] !== module);
  const group = await rowsNamed(store, 'groups').insert({
    ...{ organisationId: 1, access: '1111', moduleIds },
  });
  await rowsNamed(store, 'users').update(users.nobody, { groupIds: [group.id] });
  return admin.as(users.nobody);
};

/** Somebody of the organisation who may do everything, but in one module not read. */
const writingOnly = async (admin: Api, module: string): Promise<Api> => {
  await without(admin, module);
  const { store } = admin.server.context;
  const groups = rowsNamed(store, 'groups');
  const moduleIds = allModules.filter((id) => moduleKeys[id - 1] === module);
  const own = await groups.insert({ ...{ organisationId: 1, access: '1011', moduleIds } });
  const { groupIds = [] } = Object((await rowsNamed(store, 'users').get(users.nobody)) ?? {});
  await rowsNamed(store, 'users').update(users.nobody, { groupIds: [...groupIds, own.id] });
  return admin.as(users.nobody);
};

/** Somebody who may do everything in another organisation. */
const elsewhere = async (admin: Api): Promise<Api> => {
  const { store } = admin.server.context;
  const group = await rowsNamed(store, 'groups').insert({
    ...{ organisationId: 3, access: '1111', moduleIds: allModules },
  });
  await rowsNamed(store, 'users').update(users.stranger, { groupIds: [group.id] });
  return admin.as(users.stranger);
};

/** Those who may read nothing of a module of the organisation. */
const others = { without, writingOnly, elsewhere };

/** What somebody is told of records by what is no list of them, by where that stands. */
const rowsElsewhere = async (
  api: Api,
): Promise<readonly (readonly [where: string, row: Values])[]> => {
  const [, away] = await api.post('activity/away');
  const [, followed] = await api.get('follows/changes');
  const [, mentions] = await api.get('mentions');
  const found = {
    activity: await listed(api, 'activity'),
    trash: await listed(api, 'trash'),
    away: rowsIn(away),
    follows: rowsIn(followed),
    mentions: rowsIn(mentions),
  };
  return Object.entries(found).flatMap(([where, rows]) => rows.map((row) => [where, row] as const));
};

/** Does with a record all that is told elsewhere. @returns whether it could */
const workOn = async (api: Api, definition: Resource): Promise<Row | undefined> => {
  const row = await oneOf(api, definition);
  if (!row || (await api.get(`${definition.path}/${row.id}`))[0] !== 200) return undefined;
  await changeFields(api, definition, row);
  await api.post(`${definition.path}/${row.id}/comments`, {
    text: '@Olaf Bakker look',
    mentionedIds: [users.nobody],
  });
  await api.post(`views/${definition.name}`, { name: 'Shared', query: '', isShared: 1 });
  return row;
};

/** Calls that answer what somebody may know of, which may be nothing. */
const listing = /^(activity|views|follows)[/?]/;

const modules = [...new Set(kept.map(({ module }) => String(module)))];

test.each(modules)(
  'who may not read in %s, or works elsewhere, learns of its records by no history, comment, view, activity or trash',
  async (module) => {
    const admin = await openApi();
    const own = kept.filter((one) => one.module === module);
    const nobody = await admin.as(users.nobody);
    await nobody.post('activity/away');
    admin.server.pass(60 * 60_000);
    const wrong: unknown[] = [];
    const seen = new Set<unknown>();
    for (const definition of own) {
      const row = await workOn(admin, definition);
      if (!row) continue;
      const path = `${definition.path}/${row.id}`;
      const acts = (await listed(admin, 'activity')).filter(({ id }) => !seen.has(id));
      for (const { id } of acts) seen.add(id);
      const [deleted, , headers] =
        definition.verbs.delete === false ? [] : await admin.call('DELETE', path);
      const entries = headers?.get('Trash-Entries')?.split(',') ?? [];
      const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
        ...['', '/history', '/history/1', '/comments', '/comments/people?filter=a'].map(
          (part) => ['GET', `${path}${part}`] as const,
        ),
        ['PUT', `${path}/comments/1`, { text: 'Mine' }],
        ['DELETE', `${path}/comments/1`],
        ['POST', `${path}/comments`, { text: 'Mine' }],
        ['POST', `${path}/comments/seen`],
        ['GET', `views/${definition.name}`],
        ['GET', `views/${definition.name}/counts`],
        ['GET', `follows?resource=${definition.name}`],
        ['POST', 'follows', { resource: definition.name, recordId: row.id }],
        ...entries.flatMap((id) =>
          ['restore', 'remove'].map((fn) => ['POST', `trash/${id}`, { function: fn }] as const),
        ),
        ...acts.flatMap(({ id }) => [
          ['GET', `activity/${id}`] as const,
          ['GET', `activity/${id}/records`] as const,
          ['POST', `activity/${id}`, { function: 'undo' }] as const,
        ]),
      ];
      for (const [who, comesIn] of Object.entries(others)) {
        const other = await comesIn(admin, module);
        for (const call of calls) {
          const [status, body] = await other.call(...call);
          const isEmpty = listing.test(call[1]) && rowsIn(body).length === 0;
          if (status < 400 && !isEmpty)
            wrong.push([who, definition.name, deleted, ...call, status]);
        }
      }
    }
    const names = own.map(({ name }) => name);
    for (const [who, comesIn] of Object.entries(others))
      for (const [where, row] of await rowsElsewhere(await comesIn(admin, module)))
        if (names.includes(String(row.resource))) wrong.push([who, where, row]);
    expect(wrong).toEqual([]);
  },
  120_000,
);

test('a history names no field that its record doesn’t answer', async () => {
  const admin = await openApi();
  const reader = await admin.as(users.reader);
  const wrong: unknown[] = [];
  let entries = 0;
  for (const definition of kept) {
    const row = await workOn(admin, definition);
    if (!row) continue;
    const path = `${definition.path}/${row.id}`;
    for (const api of [admin, reader]) {
      const [, body] = await api.get(path);
      const answered = Object.keys(Object(Object(body)[definition.verbs.recordIn ?? 'results']));
      for (const { id, before, after } of await listed(api, `${path}/history`)) {
        entries += 1;
        const [, past] = await api.get(`${path}/history/${id}`);
        const { linked: _, ...state } = Object(Object(past).results);
        const named = [before, after, state].flatMap((part) => Object.keys(Object(part)));
        const more = [...new Set(named)].filter((name) => !answered.includes(name));
        if (more.length > 0) wrong.push([definition.name, more]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(entries).toBeGreaterThan(200);
}, 120_000);
