import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

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

describe('the sessions of an account', () => {
  const rowsOf = async (api: Api) => {
    const [status, body] = await api.get('myaccount/sessions');
    return {
      status,
      body,
      ids: (body as { results: { id: number }[] }).results.map(({ id }) => id),
    };
  };
  const statusOf = async (api: Api) => (await api.get('myaccount'))[0];

  test('are listed with when, by what and from where, the one used last first', async () => {
    const api = await openApi();
    await api.as(users.reader);
    api.server.pass(5 * 60_000);
    const from = { address: '203.0.113.5', browser: 'Firefox' };
    await api.server.context.sessions.start({ id: users.admin, organisationId: 1 }, from);
    expect((await rowsOf(api)).body).toEqual({
      status: true,
      status_message: '',
      results: [
        {
          id: 1,
          startedAt: '2026-03-02T09:00:00.000Z',
          lastUse: '2026-03-02T09:05:00.000Z',
          browser: '',
          address: '',
          isCurrent: true,
        },
        {
          id: 3,
          startedAt: '2026-03-02T09:05:00.000Z',
          lastUse: '2026-03-02T09:05:00.000Z',
          ...from,
          isCurrent: false,
        },
      ],
      totalRowCount: 2,
    });
  });

  test('end one by one from elsewhere, nobody else’s', async () => {
    const api = await openApi();
    const [other, reader] = [await api.as(users.admin), await api.as(users.reader)];
    const signOut = (id: number) => api.post('myaccount/sessions', { function: 'signOut', id });
    expect(await signOut(3)).toEqual([
      404,
      { status: false, status_message: 'This session is over already' },
    ]);
    expect(await statusOf(reader)).toBe(200);
    expect(await signOut(2)).toEqual([200, { status: true, status_message: 'Signed out there' }]);
    expect(await statusOf(other)).toBe(401);
    expect((await rowsOf(api)).ids).toEqual([1]);
  });

  test('end everywhere at once', async () => {
    const api = await openApi();
    const [other, reader] = [await api.as(users.admin), await api.as(users.reader)];
    expect(await api.post('myaccount/sessions', { function: 'signOutEverywhere' })).toEqual([
      200,
      { status: true, status_message: 'You are signed out everywhere' },
    ]);
    expect([await statusOf(api), await statusOf(other), await statusOf(reader)]).toEqual([
      401, 401, 200,
    ]);
  });
});
