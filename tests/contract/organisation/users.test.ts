import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const roles = [
  { id: 1, name: 'Administrator' },
  { id: 2, name: 'Manager' },
  { id: 3, name: 'Operator' },
];

const listed = {
  id: 4,
  userId: 4,
  firstName: 'Ria',
  insertions: '',
  lastName: 'Bakker',
  email: 'ria@demo.test',
  active: 1,
  lastLogin: null,
  organisationId: 1,
  organisationName: 'Kompas',
  roleName: 'Operator',
  groupNames: 'Readers',
};
const ria = {
  ...listed,
  roleBelow: 0,
  isGuest: false,
  canEdit: true,
  phone: '',
  gender: 'U',
  roleId: 3,
  apiUser: 0,
  autoApproval: 0,
  lastModified: '2026-01-01T10:00:00.000Z',
};

const generated = expect.stringMatching(/^[a-z2-9]{12}$/);

describe('users', () => {
  test('are those of the organisation', async () => {
    const api = await openApi();
    expect(await api.get('users?page=1&maxrowcount=20&sort=firstName&order=desc')).toMatchObject([
      200,
      { results: [listed, { firstName: 'Olaf' }, { firstName: 'Ada' }], totalRowCount: 3 },
    ]);
    expect(await api.get('users?filter=ria@')).toMatchObject([200, { results: [listed] }]);
    expect(await api.get('users/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...ria,
          canSendLink: false,
          hasSecondFactor: false,
          availableRoles: roles,
          groups: {
            available: [{ id: 2, name: 'Editors' }],
            assigned: [{ id: 1, name: 'Readers' }],
          },
        },
      },
    ]);
    expect(await api.get('users/3')).toMatchObject([404, {}]);
  });

  test('are added with a generated password that opens a session', async () => {
    const api = await openApi();
    expect(await api.get('users/add')).toMatchObject([
      200,
      { results: { gender: 'U', active: 1, roleId: null, availableRoles: roles } },
    ]);
    const added = await api.put('users/add', {
      firstName: 'Jan',
      lastName: 'Vis',
      email: ' jan@demo.test ',
      roleId: '2',
      active: 0,
      apiUser: 1,
      autoApproval: true,
    });
    expect(added).toEqual([
      200,
      { status: true, status_message: 'User added', last_id: 5, password: generated },
    ]);
    expect(await api.get('users/5')).toMatchObject([
      200,
      {
        results: {
          email: 'jan@demo.test',
          roleId: 2,
          gender: 'U',
          active: 1,
          lastModified: '2026-03-02T09:00:00.000Z',
          groups: { assigned: [] },
        },
      },
    ]);
    const { password: given } = added[1] as { password: string };
    expect(await api.post('session', { email: 'jan@demo.test', password: given })).toMatchObject([
      200,
      { status: true, user: { id: 5 } },
    ]);
  });

  test('are changed field by field', async () => {
    const api = await openApi();
    expect(await api.put('users/4', { phone: '06 0123', autoApproval: 1 })).toEqual([
      200,
      { status: true, status_message: 'User saved' },
    ]);
    expect(await api.get('users/4')).toMatchObject([
      200,
      { results: { firstName: 'Ria', phone: '06 0123', autoApproval: 1, active: 1 } },
    ]);
    expect(await api.put('users/4', { apiUser: 1, active: 0 })).toMatchObject([200, {}]);
    expect(await api.get('users/4')).toMatchObject([200, { results: { active: 1 } }]);
  });

  test('are refused without a name, an address of their own or a role', async () => {
    const api = await openApi();
    expect(await api.put('users/add', { email: 'here' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Required\nEnter a valid email address',
        errors: {
          lastName: 'Required',
          email: 'Enter a valid email address',
          roleId: 'Required',
        },
      },
    ]);
    const taken = { lastName: 'Vis', email: 'EVA@demo.test', roleId: 3 };
    expect(await api.put('users/add', taken)).toEqual([
      409,
      {
        status: false,
        status_message: 'Another user has this email address',
        errors: { email: 'Another user has this email address' },
      },
    ]);
    expect(await api.put('users/4', { roleId: 9 })).toMatchObject([
      400,
      { errors: { roleId: 'Choose one of the options offered' } },
    ]);
  });

  test('are deleted, except oneself', async () => {
    const api = await openApi();
    const olaf = await api.as(users.nobody);
    expect(await api.delete('users/2')).toEqual([
      200,
      { status: true, status_message: 'User deleted' },
    ]);
    expect(await olaf.get('myaccount')).toMatchObject([401, { status: false }]);
    expect(await api.delete('users/1')).toEqual([
      409,
      { status: false, status_message: 'You cannot delete your own account' },
    ]);
    expect(await api.put('users/1', { active: 0 })).toMatchObject([
      409,
      { errors: { active: 'You cannot switch off your own account' } },
    ]);
  });

  test('get a new password that ends their sessions', async () => {
    const api = await openApi();
    const reader = await api.as(users.reader);
    const reset = await api.post('users/4', { function: 'resetpassword' });
    expect(reset).toEqual([
      200,
      { status: true, status_message: 'New password set', password: generated },
    ]);
    expect(await reader.get('users')).toMatchObject([401, {}]);
    const email = 'ria@demo.test';
    expect(await api.post('session', { email, password })).toMatchObject([401, {}]);
    const { password: given } = reset[1] as { password: string };
    expect(await api.post('session', { email, password: given })).toMatchObject([200, {}]);
  });

  test('are put into groups of the organisation alone', async () => {
    const api = await openApi();
    expect(await api.get('users/4/groups')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          available: [{ id: 2, name: 'Editors' }],
          assigned: [{ id: 1, name: 'Readers' }],
        },
      },
    ]);
    expect(await api.put('users/4/groups', { assigned: [2] })).toEqual([
      200,
      { status: true, status_message: 'Security groups saved' },
    ]);
    expect(await api.get('users/4/groups')).toMatchObject([
      200,
      { results: { assigned: [{ id: 2, name: 'Editors' }] } },
    ]);
    expect(await api.put('users/4/groups', { assigned: [1, 3] })).toEqual([
      404,
      { status: false, status_message: 'Security group not found' },
    ]);
    expect(await api.delete('groups/2')).toMatchObject([200, {}]);
    expect(await api.get('users/4/groups')).toMatchObject([200, { results: { assigned: [] } }]);
  });

  test('of another organisation are guests: their groups here change, their account does not', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    await rowsNamed(store, 'users').update(users.stranger, {
      organisationIds: [3, 1],
      groupIds: [3],
    });
    expect(await api.get('users/3')).toMatchObject([
      200,
      { results: { organisationName: 'Elders' } },
    ]);
    expect(await api.put('users/3/groups', { assigned: [1] })).toMatchObject([200, {}]);
    expect(await rowsNamed(store, 'users').get(3)).toMatchObject({ groupIds: [3, 1] });
    const refused = {
      status: false,
      status_message: 'This user belongs to another organisation and can be changed only there',
    };
    expect(await api.put('users/3', { phone: '1' })).toEqual([
      403,
      { ...refused, errors: { phone: refused.status_message } },
    ]);
    expect(await api.delete('users/3')).toEqual([403, refused]);
    expect(await api.post('users/3', { function: 'resetpassword' })).toEqual([403, refused]);
  });

  test('are slow to disclose whose addresses other organisations have', async () => {
    const provider = await openApi();
    const other = await provider.as(users.stranger);
    const add = (email: string) => other.put('users/add', { lastName: 'Vis', email, roleId: 3 });
    for (let count = 0; count < 12; count += 1) await add('eva@demo.test');
    for (let count = 0; count < 5; count += 1) {
      expect(await add('ADA@demo.test')).toMatchObject([409, {}]);
      expect(await other.put('users/3', { email: 'ria@demo.test' })).toMatchObject([409, {}]);
    }
    const slowed = [429, { status_message: 'Too many attempts. Try again in 30 seconds' }];
    expect(await add('ada@demo.test')).toMatchObject(slowed);
    expect(await add('nobody.yet@demo.test')).toMatchObject(slowed);
    expect(await other.put('users/3', { email: 'olaf@demo.test' })).toMatchObject(slowed);
    expect(await other.put('users/3', { phone: '06' })).toMatchObject([200, {}]);
  });
});
