import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const above = 'This needs rights that you do not have yourself';
const refused = [403, { status: false, status_message: above }];
const tooMuch = [
  403,
  { status: false, status_message: 'This grants rights that you do not have yourself' },
];

describe('who may read and update administration', () => {
  let admin: Api;
  let clerk: Api;

  beforeEach(async () => {
    admin = await openApi();
    const { store } = admin.server.context;
    // Administration and devices: create, read, update, delete.
    const values = { organisationId: 1, name: 'Clerks', access: '1111', moduleIds: [1] };
    const group = await rowsNamed(store, 'groups').insert(values);
    await rowsNamed(store, 'users').update(users.nobody, { groupIds: [group.id] });
    clerk = await admin.as(users.nobody);
  });

  test('does nothing to an administrator', async () => {
    expect(await clerk.post('users/1', { function: 'resetpassword' })).toEqual(refused);
    expect(await clerk.put('users/1', { email: 'mine@demo.test' })).toEqual(refused);
    expect(await clerk.put('users/1', { active: 0 })).toEqual(refused);
    expect(await clerk.put('users/1', { roleId: 3 })).toEqual(refused);
    expect(await clerk.put('users/1/groups', { assigned: [] })).toEqual(refused);
    expect(await clerk.delete('users/1')).toEqual(refused);
  });

  test('nor to anybody with a right that it lacks', async () => {
    expect(await clerk.post('users/4', { function: 'resetpassword' })).toEqual(refused);
    expect(await clerk.put('users/4', { phone: '06' })).toEqual(refused);
  });

  test('gives itself neither a role nor a group, and makes no administrator', async () => {
    expect(await clerk.put('users/2', { roleId: 1 })).toEqual(refused);
    expect(await clerk.put('users/2', { roleBelow: 1, phone: '06' })).toMatchObject([200, {}]);
    expect(await clerk.put('users/2/groups', { assigned: [1, 4] })).toEqual(tooMuch);
    expect(await clerk.post('groups/1/users', { userId: 2 })).toEqual(tooMuch);
    const made = { lastName: 'Vis', email: 'vis@demo.test', roleId: 1 };
    expect(await clerk.put('users/add', made)).toEqual(refused);
    expect(await clerk.put('users/add', { ...made, roleId: 2 })).toMatchObject([200, {}]);
    const [, read] = await clerk.get('users/2');
    expect(read).toMatchObject({ results: { availableRoles: [{ id: 2 }, { id: 3 }] } });
  });

  test('writes no group that grants more than it has', async () => {
    expect(await clerk.put('groups/1', { access: '0000' })).toEqual(tooMuch);
    expect(await clerk.delete('groups/1')).toEqual(tooMuch);
    expect(await clerk.post('groups/4/modules', { moduleid: 3 })).toEqual(tooMuch);
    expect(await clerk.get('groups/4/modules')).toMatchObject([
      200,
      { results: { available: [], assigned: [{ id: 1 }] } },
    ]);
    const [, added] = await clerk.put('groups/add', { name: 'Own', access: '1111' });
    const { last_id } = added as { last_id: number };
    expect(await clerk.post(`groups/${last_id}/modules`, { moduleid: 1 })).toMatchObject([200, {}]);
  });

  test('nor one that grants a module that the organisation may yet be given', async () => {
    const { store } = admin.server.context;
    await rowsNamed(store, 'organisations').update(1, { moduleIds: [1] });
    const values = { organisationId: 1, name: 'Shop', access: '0100', moduleIds: [12] };
    const { id } = await rowsNamed(store, 'groups').insert(values);
    expect(await clerk.put(`groups/${id}`, { access: '1111' })).toEqual(tooMuch);
    expect(await clerk.post(`groups/${id}/users`, { userId: 2 })).toEqual(tooMuch);
    expect(await clerk.put('users/2/groups', { assigned: [4, id] })).toEqual(tooMuch);
  });

  test('loses own rights only after saying so', async () => {
    const question = { status: false, asksFor: 'lowerOwnRights' };
    expect(await clerk.put('users/2/groups', { assigned: [] })).toMatchObject([409, question]);
    expect(await clerk.delete('groups/4')).toMatchObject([409, question]);
    expect(await clerk.put('groups/4', { access: '0100' })).toMatchObject([409, question]);
    expect(await clerk.delete('groups/4/modules', { moduleid: 1 })).toMatchObject([409, question]);
    expect(await clerk.delete('groups/4/users', { userId: 2 })).toMatchObject([409, question]);
    expect(await clerk.get('users/2/groups')).toMatchObject([
      200,
      { results: { assigned: [{ id: 4 }] } },
    ]);
    const yes = { assigned: [], confirmed: 'lowerOwnRights' };
    expect(await clerk.put('users/2/groups', yes)).toMatchObject([200, {}]);
    expect(await clerk.get('users')).toMatchObject([403, {}]);
  });
});

test('an organisation keeps an administrator of its own', async () => {
  const admin = await openApi();
  const last = 'Kompas needs an administrator, and this is the last one';
  expect(await admin.put('users/1', { roleId: 3, confirmed: 'lowerOwnRights' })).toEqual([
    409,
    { status: false, status_message: last },
  ]);
  await admin.put('users/4', { roleId: 1 });
  expect(await admin.put('users/1', { roleId: 3 })).toMatchObject([
    409,
    { asksFor: 'lowerOwnRights' },
  ]);
  const confirmed = { roleId: 3, confirmed: 'lowerOwnRights' };
  expect(await admin.put('users/1', confirmed)).toMatchObject([200, {}]);
  const other = await admin.as(users.reader);
  expect(await other.put('users/1', { active: 0 })).toMatchObject([200, {}]);
  expect(await other.delete('users/4')).toMatchObject([409, {}]);
});

test('who is above the provider’s organisation is above none of its administrators', async () => {
  const other = { installation: { provider: 'ORG-2' } };
  const above = await openApi({ OrganisationId: 'ORG-2' }, undefined, other);
  const { store } = above.server.context;
  const role = { organisationId: 2, roleId: 1 };
  await rowsNamed(store, 'users').update(3, { organisationId: 2, organisationIds: [2] });
  const made = { lastName: 'Vis', email: 'vis@demo.test', roleId: 1 };
  expect(await above.get('users')).toMatchObject([200, {}]);
  expect(await above.post('users/3', { function: 'resetpassword' })).toEqual(refused);
  expect(await above.put('users/3', { email: 'mine@demo.test' })).toEqual(refused);
  expect(await above.put('users/add', made)).toEqual(refused);
  await rowsNamed(store, 'users').update(4, {
    organisationIds: [1, 2],
    memberRoles: [{ ...role, roleId: 3 }],
  });
  expect(await above.put('users/4', { roleId: 1 })).toEqual(refused);
});

test('of two administrators who demote each other at once, one stays', async () => {
  const ada = await openApi();
  await ada.put('users/4', { roleId: 1 });
  const ria = await ada.as(users.reader);
  const answers = await Promise.all([
    ada.put('users/4', { roleId: 3 }),
    ria.put('users/1', { roleId: 3 }),
  ]);
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
});

describe('a role', () => {
  test('counts in the organisations below where that is said', async () => {
    const admin = await openApi();
    const { store } = admin.server.context;
    await rowsNamed(store, 'users').update(users.reader, { roleId: 1 });
    const below = await admin.as(users.reader, { OrganisationId: 'ORG-2' });
    expect(await below.get('users')).toMatchObject([403, {}]);
    expect(await admin.put('users/4', { roleBelow: 1 })).toMatchObject([200, {}]);
    expect(await below.get('users')).toMatchObject([200, {}]);
  });

  test('is part of a membership', async () => {
    const admin = await openApi();
    const haven = await admin.as(users.admin, { OrganisationId: 'ORG-2' });
    const add = { function: 'addMember', email: ' RIA@demo.test ' };
    expect(await haven.post('users', add)).toEqual([
      200,
      {
        status: true,
        status_message: 'Ria Bakker now belongs to Haven, without any rights yet',
        last_id: 4,
      },
    ]);
    expect(await haven.post('users', add)).toMatchObject([409, {}]);
    expect(await haven.get('users/4')).toMatchObject([
      200,
      { results: { roleId: 3, isGuest: true, groups: { assigned: [] } } },
    ]);
    expect(await haven.put('users/4', { roleId: 1 })).toMatchObject([200, {}]);
    const ria = await admin.as(users.reader, { OrganisationId: 'ORG-2' });
    expect(await ria.get('users')).toMatchObject([200, { totalRowCount: 1 }]);
    expect(await admin.get('users/4')).toMatchObject([200, { results: { roleId: 3 } }]);
    expect(await haven.post('users/4', { function: 'removeMember' })).toMatchObject([409, {}]);
    await haven.put('users/4', { roleId: 3 });
  });

  test('nothing is revealed of people whom the caller cannot know', async () => {
    const haven = await (await openApi()).as(users.admin, { OrganisationId: 'ORG-2' });
    const unknown = 'No user of your organisations, or of those above them, has this email address';
    for (const email of ['eva@demo.test', 'nobody@nowhere.test'])
      expect(await haven.post('users', { function: 'addMember', email })).toEqual([
        404,
        { status: false, status_message: unknown, errors: { email: unknown } },
      ]);
  });
});
