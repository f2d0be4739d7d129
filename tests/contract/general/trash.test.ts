import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../schemas';
import { kindOf, sentFields, serializeValue } from '../../../schemas/codec';
import { served } from '../../../server/http/server';
import { isTracked } from '../../../server/records/history/tracked';
import { keepFollowing } from '../../../server/records/kept';
import { type Mention, mentionsOf } from '../../../server/records/references/mentions';
import type { Place } from '../../../server/records/references/referred';
import { stableText } from '../../../server/records/stableText';
import { emptyTrash } from '../../../server/records/trash/retention';
import type { Row, Store, Values } from '../../../server/store/Store';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { png, upload } from '../support/media';

const { definitions, tables } = served;

interface Lying {
  readonly id: number;
  readonly name: string;
  readonly resourceName: string;
}

const lying = async (api: Api, query = ''): Promise<readonly Lying[]> => {
  const [status, body] = await api.get(`trash?${query}`);
  expect(status).toBe(200);
  return (body as { results: readonly Lying[] }).results;
};

const restore = (api: Api, id: unknown) => api.post(`trash/${id}`, { function: 'restore' });

/** The entry of what was deleted last. */
const restoreLast = async (api: Api) => restore(api, (await lying(api))[0]?.id);

/** What follows from calls, and isn't part of any record. */
const aside = ['activity', 'auditLog', 'history', 'onceAnswers', 'removals', 'trash', 'trashParts'];

const withoutStamps = ({ '@changed': _, ...row }: Row): Values => row;

/** All that is stored, row by row. */
const storedIn = async (store: Store): Promise<Readonly<Record<string, string>>> => {
  const all: Record<string, string> = {};
  for (const { name } of tables.all)
    if (!aside.includes(name))
      for (const row of await rowsNamed(store, name).find())
        all[`${name} ${row.id}`] = stableText(withoutStamps(row));
  return all;
};

/** Calls that delete records of another form. */
const isMedia = ({ name }: Resource): boolean => name === 'media';
const deleteCall = (api: Api, definition: Resource, { id }: Row) =>
  isMedia(definition)
    ? api.delete(definition.path, { mediaid: id })
    : api.delete(`${definition.path}/${id}`);

const pathOf = ({ path }: Resource, { id }: Row): string => `${path}/${id}`;

const deletable = definitions.all.filter(
  (one) =>
    !one.single &&
    one.verbs.read !== false &&
    (one.verbs.delete !== false || isMedia(one)) &&
    one.name !== 'organisations',
);

const context = {
  ...served,
  clock: () => Date.now(),
  call: { organisation: { id: 1 } },
} as Parameters<typeof mentionsOf>[0];

const held = ({ holds, when }: Place, id: number): unknown => {
  if (holds === 'ids') return [id];
  if (holds === 'rows') return [{ id }];
  return when ? String(id) : id;
};

/** A record's answer, without some of its parts. */
const without = (body: unknown, definition: Resource, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(Object(Object(body)[definition.verbs.recordIn ?? 'results'])).filter(
      ([name]) => !names.includes(name),
    ),
  );

/** What answers have beside a definition's fields of other records, as those are by now. */
const ofOthers = ['documents', 'invitedUsers'];

/** The record as it was before its last change, and as it was read then, as far as that is of the record itself. */
const beforeLast = async (api: Api, definition: Resource, row: Row, read: unknown) => {
  const where = { resource: definition.name, recordId: row.id };
  const entries = await rowsNamed(api.server.context.store, 'history').find({ where });
  const [, body] = await api.get(`${pathOf(definition, row)}/history/${entries.at(-1)?.id}`);
  const { results, unknown } = Object(body);
  const left = [...(unknown ?? []), ...ofOthers, 'linked'];
  return [
    without({ results }, { ...definition, verbs: {} } as Resource, left),
    without(read, definition, left),
  ];
};

/** A row that refers to a record at a place, and has nothing else in it. */
const referring = (place: Place, id: number): Values => {
  const [name = '', ...path] = place.path;
  if (path.length > 0) return { [name]: [{ id: 1, ...referring({ ...place, path }, id) }] };
  const { when } = place;
  return { [name]: held(place, id), ...(when && { [when.field]: when.code }) };
};

/** Fills every field of a record with a sample of its kind, as far as it takes that. */
const fill = async (api: Api, definition: Resource, row: Row): Promise<void> => {
  // A default can't be deleted.
  for (const [name, field] of Object.entries(sentFields(definition, 'update')))
    for (const sample of kindOf(field)
      .samples(field)
      .filter((one) => one !== true)
      .slice(-1)) {
      const { sendAs, wire } = field;
      const key = sendAs ?? wire ?? name;
      await api.put(pathOf(definition, row), { [key]: serializeValue(sample, field) });
    }
};

/** A record of its own with the values of another, which nothing refers to but what the test adds. */
const addTo = async ({ server }: Api, definition: Resource): Promise<Row> => {
  const table = tables.of(definition);
  const rows = rowsNamed(server.context.store, table.name);
  const [first] = await rows.find({ where: { organisationId: 1 }, take: 1 });
  const { id: _, ...values } = first ?? { id: 0 };
  const unique = Object.fromEntries(table.unique.map(([name]) => [name, undefined]));
  const own = {
    ...unique,
    ...('fileName' in values && { fileName: 'own.png' }),
    organisationId: 1,
  };
  return rows.insert({ ...values, ...own });
};

/** What lets a record go: the rows that stand in its way are others'. */
const isFollowed = ({ effect, isStored }: Mention): boolean =>
  isStored ? effect === 'removed' : effect === 'cleared' || effect === 'removed';

const differences = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => [key, before[key], after[key]]);

describe('a record that was deleted', () => {
  test.each(deletable.map((one) => [one.name, one] as const))(
    '%s: is gone, and comes back as it was with all that referred to it',
    async (_, definition) => {
      const api = await openApi();
      const { store } = api.server.context;
      const row = await addTo(api, definition);
      await fill(api, definition, row);
      for (const { table, place } of mentionsOf(context, definition).filter(isFollowed))
        await rowsNamed(store, table.name).insert({
          organisationId: 1,
          ...referring(place, row.id),
        });
      await keepFollowing(served, store);
      const before = await storedIn(store);
      const read = await api.get(pathOf(definition, row));
      expect(await deleteCall(api, definition, row)).toMatchObject([200, {}]);
      expect(await rowsNamed(store, tables.of(definition).name).get(row.id)).toBeUndefined();
      if (!isMedia(definition))
        expect(await api.get(pathOf(definition, row))).toMatchObject([404, {}]);
      if (isTracked(served, definition)) {
        const [was, expected] = await beforeLast(api, definition, row, read[1]);
        expect(Object.keys(Object(was))).toContain('id');
        expect(was).toEqual(expected);
      }
      expect(await restoreLast(api)).toMatchObject([200, {}]);
      expect(differences(before, await storedIn(store))).toEqual([]);
      expect(await api.get(pathOf(definition, row))).toEqual(read);
      expect(await lying(api)).toEqual([]);
    },
  );

  test('lies there with who deleted it, when and until when', async () => {
    const api = await openApi();
    const [status, , headers] = await api.call('DELETE', 'webshop/suppliers/1');
    expect([status, headers.get('Trash-Entries')]).toEqual([200, expect.stringMatching(/^\d+$/)]);
    expect(await lying(api)).toMatchObject([
      {
        resourceName: 'Supplier',
        userName: 'Ada Bakker',
        at: '2026-03-02T09:00:00.000Z',
        until: '2026-04-01T09:00:00.000Z',
        canRestore: 1,
        canRemove: 1,
      },
    ]);
    expect(await lying(api, 'filter=supplier')).toHaveLength(1);
    expect(await lying(api, 'filter=nothing-like-it')).toEqual([]);
    const [, kinds] = await api.get('trash/kinds');
    const { results } = kinds as { results: readonly { id: number; name: string }[] };
    expect(results).toEqual([{ id: expect.any(Number), name: 'Suppliers' }]);
    expect(await lying(api, `kind=${results[0]?.id}`)).toHaveLength(1);
  });

  test('keeps what became of the rest since', async () => {
    const api = await openApi();
    const members = rowsNamed(api.server.context.store, 'users');
    await api.post('groups/2/users', { userId: 4 });
    await api.post('groups/2/users', { userId: 2 });
    await api.delete('groups/2');
    await api.delete('groups/1/users', { userId: 4 });
    await api.delete('users/2');
    expect((await members.get(4))?.groupIds).toEqual([]);
    const group = (await lying(api)).find(({ name }) => name === 'Editors');
    expect(await restore(api, group?.id)).toMatchObject([
      200,
      { status_message: '“Editors” is back' },
    ]);
    expect((await members.get(4))?.groupIds).toEqual([2]);
  });

  test('comes back under another name where its own is taken', async () => {
    const api = await openApi();
    await api.delete('coupons/1');
    expect(await api.put('coupons/add', { code: 'welkom' })).toMatchObject([200, {}]);
    expect(await restoreLast(api)).toMatchObject([200, { status_message: '“WELKOM (2)” is back' }]);
    expect(await api.get('coupons/1')).toMatchObject([200, { results: { code: 'WELKOM (2)' } }]);
  });
});

describe('who may not', () => {
  test('read or add records sees and restores none of them', async () => {
    const admin = await openApi();
    const wrong: unknown[] = [];
    for (const definition of deletable) {
      const row = await addTo(admin, definition);
      await deleteCall(admin, definition, row);
    }
    const all = await lying(admin, 'maxrowcount=200');
    expect(all.length).toBeGreaterThan(50);
    for (const [userId, headers, sees] of [
      [users.nobody, {}, 0],
      [users.stranger, { OrganisationId: '3' }, 0],
      [users.reader, {}, all.length],
    ] as const) {
      const api = await admin.as(userId, headers);
      const seen = await lying(api, 'maxrowcount=200');
      if (seen.length !== sees) wrong.push([userId, seen.length, sees]);
      for (const { id, resourceName } of all)
        for (const fn of ['restore', 'remove']) {
          const [status] = await api.post(`trash/${id}`, { function: fn });
          if (status !== 403 && status !== 404) wrong.push([userId, fn, resourceName, status]);
        }
      await api.post('trash/restore', { ids: all.map(({ id }) => id) });
      await api.post('trash', { function: 'empty' });
    }
    expect(wrong).toEqual([]);
    expect(await lying(admin, 'maxrowcount=200')).toHaveLength(all.length);
  }, 120_000);
});

describe('what is removed for good', () => {
  test('takes its files along, which stay until then', async () => {
    const api = await openApi();
    const contents = () => rowsNamed(api.server.context.store, 'files').find();
    const before = await contents();
    const id = await upload(api, png, 'rose.png');
    const show = `/internal/v1/media/files?id=${id}`;
    await api.delete('media', { mediaid: id });
    expect((await api.fetch(show)).status).toBe(404);
    expect((await contents()).length).toBe(before.length + 1);
    await restoreLast(api);
    expect((await api.fetch(show)).status).toBe(200);
    await api.delete('media', { mediaid: id });
    const [entry] = await lying(api);
    expect(await api.post(`trash/${entry?.id}`, { function: 'remove' })).toMatchObject([200, {}]);
    expect(await contents()).toEqual(before);
    expect(await restore(api, entry?.id)).toMatchObject([404, {}]);
  });

  test('is all that lies there, once it is emptied', async () => {
    const api = await openApi();
    await api.delete('webshop/suppliers/1');
    await api.delete('groups/2');
    expect(await api.post('trash', { function: 'empty' })).toEqual([
      200,
      { status: true, status_message: '2 records are deleted for good' },
    ]);
    expect(await lying(api)).toEqual([]);
  });

  test('goes by itself after thirty days', async () => {
    const api = await openApi();
    const { context: parts } = api.server;
    await api.delete('webshop/suppliers/1');
    const tend = (days: number) =>
      emptyTrash({ ...parts, clock: () => parts.clock() + days * 24 * 60 * 60_000 });
    await tend(29);
    expect(await lying(api)).toHaveLength(1);
    await tend(31);
    expect(await lying(api)).toEqual([]);
  });
});

test('several come back at once, and those that can’t are named', async () => {
  const api = await openApi();
  await api.delete('webshop/suppliers/1');
  await api.delete('groups/2');
  const ids = (await lying(api)).map(({ id }) => id);
  expect(await api.post('trash/restore', { ids })).toEqual([
    200,
    { status: true, status_message: '2 records are back', restored: 2 },
  ]);
  expect(await api.post('trash/restore', { ids })).toMatchObject([404, {}]);
});
