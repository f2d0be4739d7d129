import { describe, expect, test } from 'vitest';
import { served } from '../../../server/http/server';
import { groups } from '../../../server/tables/organisation/groups';
import { users as usersTable } from '../../../server/tables/organisation/users';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

const haven = {
  ...{ id: 2, name: 'Haven', active: 1, city: '', phone: '', email: '' },
  ...{ parentId: 1, parentTitle: 'Kompas', organisationLogo: '', canEdit: true },
};

describe('organisations', () => {
  test('are those that the user belongs to, and the ones below', async () => {
    const api = await openApi();
    expect(await api.get('organisations?page=1&maxrowcount=20')).toMatchObject([
      200,
      { results: [{ name: 'Kompas' }, haven], totalRowCount: 2 },
    ]);
    expect(await api.get('organisations?limit=999&filter=hav')).toEqual([
      200,
      { status: true, status_message: '', results: [haven], totalRowCount: 1 },
    ]);
    const stranger = await api.as(users.stranger);
    expect(await stranger.get('organisations')).toMatchObject([
      200,
      { results: [{ name: 'Elders' }], totalRowCount: 1 },
    ]);
    expect(await stranger.get('organisations/2')).toMatchObject([404, { status: false }]);
  });

  test('are added below the active one, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('organisations/add')).toMatchObject([
      200,
      { results: { active: 1, type: 1, country: 'NL', mediaStorage: 1000 } },
    ]);
    expect(
      await api.put('organisations/add', { name: 'Dok', pintCommission: '1,25', active: '1' }),
    ).toEqual([200, { status: true, status_message: 'Organisation added', last_id: 4 }]);
    expect(await api.get('organisations/4')).toMatchObject([
      200,
      {
        results: {
          name: 'Dok',
          type: 1,
          active: 1,
          organisationId: expect.stringMatching(/^ORG-[A-Z2-9]{8}$/),
          pintCommission: 1.25,
          organisations: [],
          assignedModules: [{ id: 1, name: 'Administration' }],
        },
      },
    ]);
    expect(await api.get('organisations/childs/1')).toMatchObject([
      200,
      {
        results: {
          assigned: [
            { id: 4, name: 'Dok' },
            { id: 2, name: 'Haven' },
          ],
        },
      },
    ]);
    expect(await api.put('organisations/4', { city: 'Urk', type: 2 })).toEqual([
      200,
      { status: true, status_message: 'Organisation saved' },
    ]);
    expect(await api.get('organisations/4')).toMatchObject([
      200,
      { results: { city: 'Urk', type: 2 } },
    ]);
    expect(await api.put('organisations/4', { mediaStorage: 'much' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Enter a number',
        errors: { mediaStorage: 'Enter a number' },
      },
    ]);
    expect(await api.delete('organisations/4')).toEqual([
      200,
      { status: true, status_message: 'Organisation deleted' },
    ]);
    expect(await api.get('organisations/4')).toMatchObject([404, {}]);
  });

  test('leave nothing behind in any table', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const own = served.tables.all.filter(({ ofOrganisation }) => ofOrganisation);
    const held = async () => {
      const counted = await Promise.all(own.map((table) => store.rows(table, 2).count()));
      return own.filter((_, at) => counted[at] !== 0).map(({ name }) => name);
    };
    for (const table of own) await store.rows(table, 2).insert({});
    expect(await held()).toEqual(own.map(({ name }) => name));
    expect(await api.delete('organisations/2')).toMatchObject([200, {}]);
    expect(await held()).toEqual([]);
  });

  test('are left by their guests, who keep no group of theirs', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const group = await store.rows(groups, 2).insert({ name: 'Kade' });
    const guest = { organisationIds: [2], groupIds: [group.id] };
    await store.rows(usersTable).update(users.stranger, guest);
    expect(await api.delete('organisations/2')).toMatchObject([200, {}]);
    expect(await store.rows(usersTable).get(users.stranger)).toMatchObject({
      organisationIds: [3],
      groupIds: [],
    });
  });

  test('stay while they are worked for, have others below them or have users', async () => {
    const api = await openApi();
    expect(await api.delete('organisations/1')).toEqual([
      409,
      { status: false, status_message: 'You cannot delete the organisation that you work for' },
    ]);
    await api.put('organisations/add', { name: 'Dok' });
    await api.post('organisations/childs/2', { childid: 4 });
    expect(await api.delete('organisations/2')).toMatchObject([
      409,
      { status_message: 'This organisation has child organisations. Move or delete those first' },
    ]);
    await api.delete('organisations/4');
    const below = await api.as(users.admin, { OrganisationId: 'ORG-2' });
    await below.put('users/add', { lastName: 'Vis', email: 'vis@demo.test', roleId: 3 });
    expect(await api.delete('organisations/2')).toMatchObject([
      409,
      { status_message: 'This organisation has users. Delete those first' },
    ]);
  });

  test('are placed below others, never below themselves', async () => {
    const api = await openApi();
    await api.put('organisations/add', { name: 'Dok' });
    expect(await api.post('organisations/childs/2', { childid: 4 })).toEqual([
      200,
      { status: true, status_message: 'Organisation linked' },
    ]);
    expect(await api.get('organisations/2')).toMatchObject([
      200,
      { results: { organisations: [{ id: 4, name: 'Dok' }] } },
    ]);
    const cycle = [
      409,
      { status: false, status_message: 'An organisation cannot be placed below itself' },
    ];
    expect(await api.post('organisations/childs/4', { childid: 4 })).toEqual(cycle);
    expect(await api.post('organisations/childs/4', { childid: 2 })).toEqual(cycle);
    expect(await api.post('organisations/childs/4', { childid: 1 })).toEqual(cycle);
    expect(await api.get('organisations/childs/4')).toMatchObject([
      200,
      { results: { available: [], assigned: [] } },
    ]);
    expect(await api.delete('organisations/childs/2', { childid: 4 })).toEqual([
      200,
      { status: true, status_message: 'Organisation unlinked' },
    ]);
    expect(await api.get('organisations/childs/2')).toMatchObject([
      200,
      { results: { available: [{ id: 4, name: 'Dok' }], assigned: [] } },
    ]);
    expect(await api.post('organisations/childs/2', { childid: 4 })).toMatchObject([200, {}]);
  });

  test('get modules one at a time or all at once', async () => {
    const api = await openApi();
    const administration = { id: 1, name: 'Administration' };
    const devices = { id: 3, name: 'Devices' };
    expect(await api.get('organisations/modules/2')).toMatchObject([
      200,
      { results: { assigned: [administration, devices] } },
    ]);
    expect(await api.post('organisations/modules/2', { todo: 'single', childid: 5 })).toEqual([
      200,
      { status: true, status_message: 'Module linked' },
    ]);
    // Only where the link says so.
    expect(await api.post('groups/2/modules', { childid: 5 })).toEqual([
      400,
      { status: false, status_message: 'moduleid is missing' },
    ]);
    expect(await api.delete('organisations/modules/2', { moduleid: 1 })).toEqual([
      200,
      { status: true, status_message: 'Module unlinked' },
    ]);
    expect(await api.get('organisations/2')).toMatchObject([
      200,
      {
        results: {
          modules: expect.arrayContaining([administration, devices]),
          assignedModules: [devices, { id: 5, name: 'Translations' }],
        },
      },
    ]);
    expect(await api.post('organisations/modules/2', { todo: 'multi', modules: [3, 1] })).toEqual([
      200,
      { status: true, status_message: 'Modules saved' },
    ]);
    expect(await api.get('organisations/modules/2')).toMatchObject([
      200,
      { results: { assigned: [administration, devices] } },
    ]);
    expect(await api.post('organisations/modules/2', { todo: 'multi', modules: [3, 99] })).toEqual([
      404,
      { status: false, status_message: 'Module not found' },
    ]);
  });

  test('are switched by a form', async () => {
    const api = await openApi();
    const post = (locale: string, org: string) =>
      api.postForm(`/${locale}/dashboard/organisations/switch`, { org });
    const switched = await post('nl', '2');
    expect(switched.status).toBe(303);
    expect(switched.headers.get('Location')).toBe('/nl/dashboard/home');
    expect(await api.get('session')).toMatchObject([200, { organisation: { name: 'Haven' } }]);
    expect(await api.get('groups')).toMatchObject([200, { totalRowCount: 0 }]);
    expect((await post('en', '3')).status).toBe(403);
  });
});
