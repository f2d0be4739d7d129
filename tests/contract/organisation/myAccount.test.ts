import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { type Answer, type Api, openApi } from '../support/Api';

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

describe('a password', () => {
  const email = 'olaf@demo.test';
  const signIn = (api: Api, secret: string) => api.post('session', { email, password: secret });
  /** The calls of whoever has just signed in. */
  const signedInAs = (api: Api, [, body]: Answer) =>
    api.with({ SESSIONID: String((body as { sessionId: string }).sessionId) });

  test('that was generated opens one session within a day, in which another is chosen first', async () => {
    const api = await openApi();
    const reset = async () => {
      const admin = await api.as(users.admin);
      const [, body] = await admin.post('users/2', { function: 'resetpassword' });
      return String((body as { password: string }).password);
    };
    const expired = [401, { status_message: expect.stringContaining('within 24 hours') }];
    const late = await reset();
    api.server.pass(24 * 3_600_000);
    expect(await signIn(api, late)).toMatchObject(expired);

    const generated = await reset();
    const answer = await signIn(api, generated);
    expect(answer).toMatchObject([200, { mustChoosePassword: true }]);
    expect(await signIn(api, generated)).toMatchObject(expired);
    const olaf = signedInAs(api, answer);
    expect(await olaf.get('session')).toMatchObject([200, { mustChoosePassword: true }]);
    const first = { status: false, status_message: 'Choose a password of your own first' };
    expect(await olaf.get('myaccount')).toEqual([403, first]);
    expect(await olaf.put('myaccount', { lastName: 'Kok' })).toEqual([403, first]);
    expect(
      await olaf.post('myaccount', { oldpassword: generated, newpassword: 'better2' }),
    ).toMatchObject([200, {}]);
    expect(await olaf.get('myaccount')).toMatchObject([200, {}]);
    const [, who] = await olaf.get('session');
    expect(who).not.toHaveProperty('mustChoosePassword');
    expect(await signIn(api, 'better2')).toMatchObject([200, {}]);
  });

  test('of before still signs in where more is asked for by now, with a note', async () => {
    const api = await openApi();
    expect(await api.put('organisations/1', { passwordLength: 12 })).toMatchObject([200, {}]);
    const answer = await signIn(api, password);
    expect(answer).toMatchObject([200, { passwordLength: 12, passwordIsWeak: true }]);
    const olaf = signedInAs(api, answer);
    const change = (newpassword: string) =>
      olaf.post('myaccount', { oldpassword: password, newpassword });
    const refused = (newpassword: string) => [400, { errors: { newpassword } }];
    expect(await change('better2')).toMatchObject(refused('At least 12 characters'));
    expect(await change('olaf bakker 1')).toMatchObject(
      refused('Use neither your name nor your email address in it'),
    );
    expect(await change('tea at 4 in the hall')).toMatchObject([200, {}]);
    const [, who] = await olaf.get('session');
    expect(who).toMatchObject({ passwordLength: 12 });
    expect(who).not.toHaveProperty('passwordIsWeak');
  });
});
