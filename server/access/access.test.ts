import { describe, expect, test } from 'vitest';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import { Refusal } from '../contract/Refusal';
import type { Query } from '../store/Query';
import type { OpenStore, Row } from '../store/Store';
import type { Table } from '../store/Table';
import { groups as groupsTable } from '../tables/organisation/groups';
import { modules as modulesTable } from '../tables/organisation/modules';
import { organisations as organisationsTable } from '../tables/organisation/organisations';
import { users as usersTable } from '../tables/organisation/users';
import { AccessRights } from './AccessRights';
import { organisationsOf, requireAccess, standingOf } from './access';

const modules = [
  { id: 1, modulekey: 'devices' },
  { id: 2, modulekey: 'media' },
  { id: 3, modulekey: 'webshop' },
];
const organisation = { id: 1, parentId: null, moduleIds: [1, 2] };
const groups = [
  { id: 1, organisationId: 1, access: '0100', moduleIds: [1, 2] },
  { id: 2, organisationId: 1, access: '1010', moduleIds: [1, 3] },
  { id: 3, organisationId: 2, access: '1111', moduleIds: [1, 2, 3] },
  { id: 4, organisationId: 1, access: 'all!', moduleIds: [1] },
];
const user = { id: 1, roleId: 3, organisationId: 1, groupIds: [1, 2, 3, 4], organisationIds: [1] };

describe('the access of a user', () => {
  test('adds up its groups of the organisation, on modules that the organisation has', () => {
    expect(standingOf(user, organisation, groups, modules).access).toEqual({
      devices: '1110',
      media: '0100',
    });
  });

  test('is nothing without groups', () => {
    const access = standingOf(
      { ...user, groupIds: undefined },
      organisation,
      groups,
      modules,
    ).access;
    expect(access).toEqual({ devices: '0000', media: '0000' });
  });

  test('is everything for an administrator, on modules that the organisation has', () => {
    const access = standingOf(
      { ...user, roleId: 1, groupIds: [] },
      organisation,
      groups,
      modules,
    ).access;
    expect(access).toEqual({ devices: '1111', media: '1111' });
  });

  test('is read by right', () => {
    const access = { devices: '1010' };
    const refused = (module: string, right: 'create' | 'read' | 'update' | 'delete') => {
      try {
        requireAccess(access, module, right);
        return false;
      } catch (error) {
        return error instanceof Refusal && error.status === 403;
      }
    };
    const rights = ['create', 'read', 'update', 'delete'] as const;
    expect(rights.map((right) => refused('devices', right))).toEqual([false, true, false, true]);
    expect([refused('webshop', 'read'), refused('constructor', 'read')]).toEqual([true, true]);
  });
});

test('a user sees its organisations and all below them, once each', () => {
  const organisations = [
    { id: 1, parentId: null },
    { id: 2, parentId: 4 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 3 },
    { id: 5, parentId: 1 },
    { id: 6, parentId: null },
  ];
  const ids = (homes: number[]) =>
    organisationsOf({ id: 9, organisationId: homes[0], organisationIds: homes }, organisations).map(
      ({ id }) => id,
    );
  expect(ids([1])).toEqual([1, 5]);
  expect(ids([3])).toEqual([2, 3, 4]);
  expect(ids([6, 5])).toEqual([5, 6]);
  expect(ids([])).toEqual([]);
});

describe('what is remembered', () => {
  test('follows every change of users, groups, organisations and modules', async () => {
    const store = await openTestStore({
      users: [user],
      groups,
      modules,
      organisations: [organisation, { id: 2, parentId: 1 }],
    });
    const rights = new AccessRights(store);
    const ofUsers = store.across<Row>(usersTable);
    const ofOrganisations = store.across<Row>(organisationsTable);
    const ofGroups = store.rows<Row>(groupsTable, 1);
    const access = async () => {
      const current = await ofUsers.get(1);
      const own = await ofOrganisations.get(1);
      return current && own && rights.accessOf(current, own);
    };
    expect(await access()).toEqual({ devices: '1110', media: '0100' });
    await ofGroups.update(1, { access: '0101' });
    expect(await access()).toEqual({ devices: '1111', media: '0101' });
    await ofUsers.update(1, { groupIds: [1] });
    expect(await access()).toEqual({ devices: '0101', media: '0101' });
    await ofOrganisations.update(1, { moduleIds: [2] });
    expect(await access()).toEqual({ media: '0101' });
    await store.across<Row>(modulesTable).update(2, { modulekey: 'pictures' });
    expect(await access()).toEqual({ pictures: '0101' });
    expect(await (await rights.now()).organisationsOf(user)).toHaveLength(2);
    await ofOrganisations.update(2, { parentId: null });
    expect(await (await rights.now()).organisationsOf(user)).toHaveLength(1);
  });

  test('is not an answer that a change overtook', async () => {
    const store = await openTestStore({ organisations: [organisation] });
    const slow: OpenStore = Object.create(store, {
      across: {
        value: (table: Table) => ({
          ...store.across(table),
          find: async (query?: Query) => {
            const found = await store.across(table).find(query);
            if (found.length === 0) await store.across(table).insert({ parentId: 1 });
            return found;
          },
        }),
      },
    });
    const rights = new AccessRights(slow);
    expect(await (await rights.now()).organisationsOf(user)).toHaveLength(1);
    expect((await (await rights.now()).organisationsOf(user)).length).toBeGreaterThan(1);
  });
});
