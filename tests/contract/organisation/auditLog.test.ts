import { expect, test } from 'vitest';
import { served } from '../../../server/http/server';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { operations } from '../support/operations';

/** The entries of calls, in their order. */
const entriesOf = async ({ server }: Api) =>
  (await rowsNamed(server.context.store, 'auditLog').find())
    .filter(({ browser }) => String(browser).startsWith('call'))
    .map(({ id: _, ...entry }) => entry);

test('a save leaves an entry: who, when, from where, which record, before and after', async () => {
  const api = await openApi();
  expect(await api.put('users/4', { phone: '06 1', lastName: 'Visser' })).toMatchObject([200, {}]);
  const subject = { resource: 'users', recordId: 4, recordName: 'Ria Visser', change: 'update' };
  expect(await entriesOf(api)).toEqual([
    {
      organisationId: 1,
      at: '2026-03-02T09:00:00.000Z',
      lastAt: Date.parse('2026-03-02T09:00:00Z'),
      userId: 1,
      userName: expect.any(String),
      address: '127.0.0.1',
      browser: 'call 1',
      action: 'update',
      call: 'PUT users/{id}',
      resource: 'users',
      recordId: 4,
      recordName: 'Ria Visser',
      changes: [
        { id: 1, ...subject, field: 'lastName', before: 'Bakker', after: 'Visser' },
        { id: 2, ...subject, field: 'phone', before: '', after: '06 1' },
      ],
      furtherRecords: 0,
    },
  ]);
});

test('what is refused, and what changes nothing, leaves none', async () => {
  const api = await openApi();
  expect(await api.put('users/4', { email: 'no address' })).toMatchObject([400, {}]);
  expect(await api.get('users/4')).toMatchObject([200, {}]);
  expect(await entriesOf(api)).toEqual([]);
});

test('entries are filed under what their changes amount to, and hold no secret', async () => {
  const api = await openApi();
  await api.put('users/4', { roleId: 1 });
  await api.put('groups/2', { access: '1111' });
  await api.post('groups/2/modules', { moduleid: 5 });
  const [, reset] = await api.post('users/4', { function: 'resetpassword' });
  await api.put('users/4', { active: 0 });
  await api.put('organisations/2', { active: 0 });
  await api.put('webshop/vat/add', { name: 'High', tariff: 21 });
  const entries = await entriesOf(api);
  expect(entries.map(({ action }) => action)).toEqual([
    'grant',
    'grant',
    'grant',
    'password',
    'suspension',
    'suspension',
    'create',
  ]);
  const { password } = reset as { password: string };
  const text = JSON.stringify(entries);
  expect(password).not.toBe('');
  expect(text).not.toContain(password);
  expect(text).not.toContain('scrypt');
  expect(entries[3]).toMatchObject({
    changes: [{ field: 'passwordHash', before: '********', after: '********' }],
  });
});

test('what is secret in JSON that is kept as text stays out of the log', async () => {
  const api = await openApi();
  const options = { brightness: 80, network: { wifiPassword: 'k-123' } };
  expect(await api.put('devices/2', { options })).toMatchObject([200, {}]);
  expect(await entriesOf(api)).toMatchObject([
    {
      changes: [
        { field: 'options', after: '{"brightness":80,"network":{"wifiPassword":"********"}}' },
      ],
    },
  ]);
});

test('signing in and out, and failing to, leave entries without what was typed', async () => {
  const api = await openApi();
  const email = 'ria@demo.test';
  const [, session] = await api.post('session', { email, password: 'demo1234' });
  await api.post('session', { email, password: 'guessed-1' });
  await api.post('session', { email: 'my-password-1', password: 'demo1234' });
  const { sessionId } = session as { sessionId: string };
  await api.call('DELETE', 'session', undefined, { SESSIONID: sessionId });
  const entries = await entriesOf(api);
  expect(entries).toMatchObject([
    { action: 'signIn', userId: 4, userName: 'Ria Bakker', address: '127.0.0.1' },
    { action: 'signInFailed', userId: 4, userName: 'Ria Bakker', call: 'POST session' },
    { action: 'signInFailed', userId: null, userName: '', organisationId: 1 },
    { action: 'signOut', userId: 4 },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/guessed|my-password|demo1234/);
});

test('what is saved as a file is logged', async () => {
  const api = await openApi();
  expect(await api.post('data/exchange', { function: 'vatExport' })).toMatchObject([200, {}]);
  expect(await entriesOf(api)).toMatchObject([{ action: 'export', resource: 'vat' }]);
});

test('each list that a browser saves as a file leaves one entry', async () => {
  const api = await openApi();
  const announced = operations.filter(({ isExport, path }) => isExport && path.endsWith('/export'));
  for (const { path } of announced) expect(await api.post(path)).toMatchObject([200, {}]);
  const entries = await entriesOf(api);
  expect(entries.map(({ action, resource }) => [action, resource])).toEqual(
    announced.map(({ resource }) => ['export', resource]),
  );
  const readable = served.definitions.all.filter(
    ({ single, verbs }) => !single && verbs.read !== false,
  );
  expect(announced.map(({ resource }) => resource)).toEqual(readable.map(({ name }) => name));
});

test('a call that writes in several transactions has one entry', async () => {
  const api = await openApi();
  const form = new FormData();
  form.append('file', new File([['name;tariff', 'First;1', 'Second;2'].join('\n')], 'vat.csv'));
  expect(await api.post('data/exchange', form, { Function: 'vatImport' })).toMatchObject([200, {}]);
  expect(await entriesOf(api)).toMatchObject([
    { action: 'create', resource: 'vat', changes: expect.arrayContaining([]) },
  ]);
});

test('the log is listed, narrowed, searched, read and saved as a file by who has the right', async () => {
  const api = await openApi();
  await api.put('users/4', { phone: '06 1' });
  await api.put('webshop/vat/add', { name: 'High', tariff: 21 });
  const listed = async (query: string) => {
    const [, body] = await api.get(`auditlog?from=2026-03-02&until=2026-03-02&${query}`);
    return (body as { results: { action: string }[] }).results.map(({ action }) => action);
  };
  expect(await listed('')).toEqual(['create', 'update']);
  expect(await listed('action=update')).toEqual(['update']);
  expect(await listed('user=1')).toEqual(['create', 'update']);
  expect(await listed('user=2')).toEqual([]);
  expect(await listed('record=4')).toContain('update');
  expect(await listed('filter=users')).toEqual(['update']);
  expect(await listed('filter=high')).toEqual(['create']);
  const stored = await rowsNamed(api.server.context.store, 'auditLog').find();
  const { id } = stored.find(({ resource }) => resource === 'users') ?? { id: 0 };
  expect(await api.get(`auditlog/${id}`)).toMatchObject([
    200,
    {
      results: {
        userName: 'Ada Bakker',
        resourceName: 'User',
        changes: [{ resource: 'User', field: 'Phone', before: '', after: '06 1' }],
      },
    },
  ]);
  const [, file] = await api.post('auditlog', { function: 'auditLogExport' });
  expect((file as { rows: unknown[] }).rows).toHaveLength(stored.length);
  expect(await api.put(`auditlog/${id}`, { userName: 'Eve' })).toMatchObject([405, {}]);
  expect(await api.delete(`auditlog/${id}`)).toMatchObject([405, {}]);
  const nobody = await api.as(users.nobody);
  expect(await nobody.get('auditlog')).toMatchObject([403, {}]);
});
