import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const members = { id: 1, name: 'Members' };

describe('application user groups', () => {
  test('are listed, added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('appusergroups?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ ...members, description: '', tag: 'members' }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.put('appusergroups/add', { name: '', tag: 'x' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Name is required',
        errors: { name: 'Name is required' },
      },
    ]);
    const friends = { name: 'Friends', description: 'Give yearly', tag: 'friends' };
    expect(await api.put('appusergroups/add', friends)).toEqual([
      200,
      { status: true, status_message: 'Application user group added', last_id: 3 },
    ]);
    expect(await api.put('appusergroups/3', { tag: 'vrienden' })).toEqual([
      200,
      { status: true, status_message: 'Application user group saved' },
    ]);
    expect(await api.get('appusergroups/3')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: { id: 3, ...friends, tag: 'vrienden', users: [] },
      },
    ]);
    expect(await api.delete('appusergroups/1')).toEqual([
      200,
      { status: true, status_message: 'Application user group deleted' },
    ]);
    expect(await api.get('applicationusers/1')).toMatchObject([200, { results: { groups: [] } }]);
  });

  test('take users in and let them go', async () => {
    const api = await openApi();
    const bram = {
      id: 2,
      userId: 2,
      firstName: 'Bram',
      insertions: '',
      lastName: 'Vos',
      email: '',
    };
    expect(await api.post('appusergroups/1', { function: 'getAvailableAppUsers' })).toEqual([
      200,
      { status: true, status_message: '', results: [bram] },
    ]);
    expect(await api.post('appusergroups/1', { function: 'addAppUser', userId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Application user linked' },
    ]);
    expect(await api.post('appusergroups/1', { function: 'addAppUser', userId: 2 })).toMatchObject([
      409,
      { status_message: 'Bram Vos is already linked to Members' },
    ]);
    expect(await api.post('appusergroups/1', { function: 'deleteAppUser', userId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Application user unlinked' },
    ]);
    expect(await api.get('appusergroups/1')).toMatchObject([200, { results: { users: [bram] } }]);
    expect(await api.get('applicationusers/2')).toMatchObject([
      200,
      { results: { groups: [members] } },
    ]);
  });
});
