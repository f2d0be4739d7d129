import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

describe('my account', () => {
  test('is read and changed without a right', async () => {
    const api = await (await openApi()).as(users.nobody);
    const profile = {
      id: 2,
      firstName: 'Olaf',
      insertions: '',
      lastName: 'Bakker',
      email: 'olaf@demo.test',
      phone: '',
      gender: 'U',
    };
    expect(await api.get('myaccount')).toEqual([
      200,
      { status: true, status_message: '', results: profile },
    ]);
    expect(
      await api.put('myaccount', { lastName: 'Kok', email: 'x@demo.test', roleId: 1 }),
    ).toEqual([200, { status: true, status_message: 'My account saved' }]);
    expect(await api.get('myaccount')).toMatchObject([
      200,
      { results: { ...profile, lastName: 'Kok' } },
    ]);
    expect(await api.put('myaccount', { lastName: '' })).toMatchObject([
      400,
      { errors: { lastName: 'Required' } },
    ]);
  });

  test('changes its password when the present one is right and the new one good', async () => {
    const api = await openApi();
    const other = await api.as(users.admin);
    const change = (oldpassword: string, newpassword: string) =>
      api.post('myaccount', { oldpassword, newpassword });
    expect(await change('', 'short')).toEqual([
      400,
      {
        status: false,
        status_message: 'Required\nAt least 6 characters',
        errors: { oldpassword: 'Required', newpassword: 'At least 6 characters' },
      },
    ]);
    expect(await change(password, 'onlyletters')).toMatchObject([
      400,
      { errors: { newpassword: 'Use at least one digit and one letter' } },
    ]);
    expect(await change('wrong1', 'better2')).toEqual([
      400,
      {
        status: false,
        status_message: 'This is not your present password',
        errors: { oldpassword: 'This is not your present password' },
      },
    ]);
    expect(await change(password, 'better2')).toEqual([
      200,
      { status: true, status_message: 'Password changed' },
    ]);
    expect(await api.get('myaccount')).toMatchObject([200, {}]);
    expect(await other.get('myaccount')).toMatchObject([401, {}]);
    const email = 'ada@demo.test';
    expect(await api.post('session', { email, password })).toMatchObject([401, {}]);
    expect(await api.post('session', { email, password: 'better2' })).toMatchObject([200, {}]);
  });
});
