import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, copyDatabase, makeDatabase } from '../../../tests/fixtures/postgres/database';
import { smallRows } from '../../../tests/fixtures/smallRows';
import { served } from '../../http/server';
import { connectionOver } from '../../postgres/connection';
import { withCopySource } from '../../postgres/copy';
import { fillTable } from '../../postgres/fill';
import { PostgresStore } from '../../postgres/PostgresStore';
import { withRestoreTarget } from '../../postgres/restore';
import type { Row } from '../../store/Store';
import { mailings } from '../../tables/builder/mailings';
import { importRuns } from '../../tables/general/importRuns';
import { synchronisations } from '../../tables/general/synchronisations';
import { groups } from '../../tables/organisation/groups';
import { modules } from '../../tables/organisation/modules';
import { organisations } from '../../tables/organisation/organisations';
import { users } from '../../tables/organisation/users';
import { findOrganisation, overwrites, restoreOrganisation } from './restoreOrganisation';

const { tables } = served;
const owned = tables.all.filter(
  ({ ofOrganisation, name }) =>
    ofOrganisation && ![mailings.name, importRuns.name, synchronisations.name].includes(name),
);

/** Who also works for organisation 1 as a guest, and whose home is another. */
const GUEST = 5;
/** The administrator of organisation 1. */
const ADMIN = 1;
const READER = 4;

const guest = {
  id: GUEST,
  organisationId: 3,
  organisationIds: [3, 1],
  memberRoles: [{ organisationId: 1, roleId: 2, roleBelow: 0 }],
  groupIds: [3, 2],
  roleId: 3,
  lastName: 'Gast',
  email: 'guest@demo.test',
  active: 1,
};

const rowsOfAll: Readonly<Record<string, readonly Row[]>> = {
  ...smallRows,
  users: [...(smallRows.users ?? []), guest],
  mailings: [{ id: 1, organisationId: 1, questionnaireId: 1, holder: 'a process' }],
};

let prepared: string;

beforeAll(async () => {
  prepared = await makeDatabase(tables.all);
  const client = await connect(prepared);
  for (const table of tables.all)
    await fillTable(connectionOver(client), table, rowsOfAll[table.name] ?? []);
  await client.end();
});

/** A database that works, and a copy that was made of it. */
const openBoth = async () => {
  const [url, copy] = [await copyDatabase(prepared), await copyDatabase(prepared)];
  const store = new PostgresStore({ url });
  onTestFinished(() => store.close());
  const restore = (name: string, isDone = true) =>
    withCopySource(copy, tables.all, async (source) => {
      const { organisation } = await findOrganisation(source, name);
      return withRestoreTarget(url, tables.all, (target) =>
        restoreOrganisation(source, target, tables, organisation, isDone),
      );
    });
  return { store, copy, restore };
};

type Both = Awaited<ReturnType<typeof openBoth>>;

const rowsOfOrganisation = async ({ store }: Pick<Both, 'store'>, id: number) =>
  Object.fromEntries(
    await Promise.all(
      owned.map(async (table) => [table.name, await store.rows(table, id).find()] as const),
    ),
  );

/** Changes, removes and adds a row of an organisation in each table that has some. */
const spoil = async ({ store }: Both, id: number): Promise<number> => {
  let count = 0;
  for (const table of owned) {
    const rows = store.rows<Row>(table, id);
    const [first, second] = await rows.find({ take: 2 });
    if (!first) continue;
    if (second) await rows.remove(second.id);
    const { id: _, ...values } = first;
    await rows.update(first.id, { ...values, changedSince: 'yes', name: 'Spoilt' });
    const taken = table.unique.flat().map((name) => [name, `${String(values[name])} again`]);
    await rows.insert({ ...values, ...Object.fromEntries(taken) });
    count += 1;
  }
  return count;
};

describe('an organisation that is restored', () => {
  test('has the rows of the copy, and no other organisation is touched', async () => {
    const both = await openBoth();
    const before = await rowsOfOrganisation(both, 1);
    const changed = await spoil(both, 1);
    expect(changed).toBeGreaterThan(40);
    await spoil(both, 3);
    const others = await rowsOfOrganisation(both, 3);
    await both.store.rows(mailings, 1).removeWhere({});

    const plan = await both.restore('1', false);
    expect(overwrites(plan)).toBe(true);
    expect(await rowsOfOrganisation(both, 1)).not.toEqual(before);

    expect((await both.restore('ORG-1')).steps).toEqual(
      plan.steps.map((step) => expect.objectContaining({ ...step, apply: expect.anything() })),
    );
    expect(await rowsOfOrganisation(both, 1)).toEqual(before);
    expect(await rowsOfOrganisation(both, 3)).toEqual(others);
    // What was under way when the copy was made isn't any more.
    expect(await both.store.rows(mailings, 1).count()).toBe(0);
    expect(overwrites(await both.restore('1', false))).toBe(false);
  });

  test('has its members again: who has an account keeps it, and rights count at once', async () => {
    const both = await openBoth();
    const all = both.store.rows<Row>(users);
    const before = await all.find();
    const reader = before.find(({ id }) => id === READER);
    await all.remove(READER);
    await all.update(ADMIN, { passwordHash: 'another', roleId: 3, phone: '0612345678' });
    await all.update(GUEST, { organisationIds: [3, 2], memberRoles: [], groupIds: [3] });
    const since = await all.insert({ organisationId: 1, roleId: 1, groupIds: [1], email: 'new@x' });
    const joined = await all.insert({ ...guest, id: undefined, email: 'joined@demo.test' });
    const version = await both.store.versionOf([users]);

    expect((await both.restore('1')).steps[1]).toMatchObject({ added: 1, changed: 4, removed: 0 });
    expect(await all.get(READER)).toEqual(reader);
    expect(await all.get(ADMIN)).toMatchObject({
      ...{ passwordHash: 'another', phone: '0612345678' },
      ...{ roleId: 1, roleBelow: 1 },
    });
    expect(await all.get(GUEST)).toEqual({
      ...guest,
      organisationIds: expect.toSatisfy((ids: number[]) =>
        [1, 2, 3].every((id) => ids.includes(id)),
      ),
      groupIds: [3, 2],
    });
    expect(await all.get(since.id)).toMatchObject({ roleId: 3, groupIds: [] });
    expect(await all.get(joined.id)).toMatchObject({
      ...{ organisationIds: [3], memberRoles: [], groupIds: [3] },
    });
    expect(await both.store.versionOf([users])).not.toBe(version);
  });

  test('brings back no account that belongs elsewhere, and none whose address is taken', async () => {
    const both = await openBoth();
    const all = both.store.rows<Row>(users);
    await all.remove(GUEST);
    await all.remove(READER);
    await all.insert({ organisationId: 3, roleId: 3, email: 'RIA@demo.test' });
    const { leftOut } = await both.restore('1');
    expect(leftOut).toEqual([
      { email: 'ria@demo.test', reason: 'address' },
      { email: 'guest@demo.test', reason: 'guest' },
    ]);
    expect(await all.get(READER)).toBeUndefined();
  });

  test('comes back when it is gone, without the modules that are gone', async () => {
    const both = await openBoth();
    const before = await rowsOfOrganisation(both, 3);
    for (const table of owned) await both.store.rows(table, 3).removeWhere({});
    await both.store.rows(users).removeWhere({ where: { organisationId: 3 } });
    await both.store.rows(organisations).remove(3);
    await both.store.rows(modules).remove(1);
    const plan = await both.restore('3');
    expect(overwrites(plan)).toBe(false);
    const { groups: strangers = [], ...others } = await rowsOfOrganisation(both, 3);
    expect(strangers).toMatchObject([{ name: 'Strangers', moduleIds: [] }]);
    expect(others).toEqual(
      Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'groups')),
    );
    const back = await both.store.rows(organisations).get(3);
    expect(back).toMatchObject({ name: 'Elders', parentId: null });
    expect(back?.moduleIds).not.toContain(1);
    expect(back?.moduleIds).toContain(2);
    // Its guest elsewhere comes back as its own user alone.
    expect(await both.store.rows(users).get(GUEST)).toMatchObject({
      ...{ organisationId: 3, organisationIds: [3], memberRoles: [], groupIds: [3] },
    });
    expect((await both.store.rows(groups, 3).insert({ name: 'Next' })).id).toBeGreaterThan(3);
  });

  test('stays where it stands, and as suspended as it is', async () => {
    const both = await openBoth();
    const all = both.store.rows(organisations);
    const before = await all.get(2);
    await all.update(2, { parentId: 3, active: 0, name: 'Another', city: 'Urk' });
    await both.restore('2');
    expect(await all.get(2)).toEqual({ ...before, parentId: 3, active: 0 });
  });

  test('is refused what belongs to others by now', async () => {
    const both = await openBoth();
    await both.store.rows(groups, 1).remove(2);
    const client = await connect(both.copy);
    await client.query('UPDATE groups SET id = 3 WHERE id = 2');
    await client.end();
    await expect(both.restore('1')).rejects.toThrow('restoreTaken {"table":"groups","id":"3"}');
    await both.store.rows(organisations).update(1, { organisationId: 'ORG-9' });
    await expect(both.restore('1')).rejects.toThrow('restoreOther');
    await expect(both.restore('ORG-9')).rejects.toThrow('restoreUnknown');
  });
});
