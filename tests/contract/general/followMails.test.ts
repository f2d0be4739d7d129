import { expect, test } from 'vitest';
import { mailFollows } from '../../../server/behaviours/calls/follows/daily';
import { served } from '../../../server/http/server';
import { outbox } from '../../../server/tables/builder/outbox';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const mailsOf = async ({ server: { context } }: Api) =>
  context.store.rows(outbox, 1).find({ where: { kind: 'changes' } });

const work = ({ server: { context } }: Api) => mailFollows(context, served);

const setUser = ({ server: { context } }: Api, values: object) =>
  rowsNamed(context.store, 'users').update(users.reader, { ...values });

/** Somebody who follows a group, and wants a mail a day. */
const openFollower = async (headers: Record<string, string> = {}) => {
  const admin = await openApi();
  const reader = await admin.as(users.reader, headers);
  await reader.post('follows', { resource: 'groups', recordId: 1 });
  expect(await reader.post('follows/mail', { isDaily: 1 })).toMatchObject([200, {}]);
  admin.server.pass(MINUTE);
  await admin.put('groups/1', { description: 'Read <all> of it' });
  await admin.post('groups/1/comments', { text: 'Look' });
  return { admin, reader };
};

test('a mail a day names what others changed, and is sent once whoever works', async () => {
  const { admin } = await openFollower();
  await work(admin);
  expect(await mailsOf(admin), 'on the day on which it is asked for').toEqual([]);
  admin.server.pass(16 * HOUR);
  await work(admin);
  expect(await mailsOf(admin), 'in the night').toEqual([]);
  admin.server.pass(6 * HOUR);
  await Promise.all([work(admin), work(admin)]);
  await work(admin);
  const mails = await mailsOf(admin);
  expect(mails).toMatchObject([
    {
      to: 'Ria Bakker <ria@demo.test>',
      subject: expect.stringMatching(/: 2 changes to what you follow$/),
      delivery: 'kept',
      userId: users.reader,
    },
  ]);
  const [{ body = '' } = {}] = mails;
  expect(body).toContain(
    `<a href="${admin.server.url}/en/dashboard/groups/1">Readers</a> (Security group)<br>` +
      '2 changes, by Ada Bakker<br>Description</li>',
  );
  expect(body).toContain(`<a href="${admin.server.url}/en/dashboard/following">`);
  // Still unseen, and told.
  const reader = await admin.as(users.reader);
  expect((await reader.get('follows/changes'))[1]).toMatchObject({ changes: 2, isDaily: 1 });
  admin.server.pass(24 * HOUR);
  await work(admin);
  expect(await mailsOf(admin)).toHaveLength(1);
  await (await admin.as(users.admin)).put('groups/1', { description: 'More' });
  await work(admin);
  expect(await mailsOf(admin), 'not twice a day').toHaveLength(1);
  admin.server.pass(24 * HOUR);
  await work(admin);
  expect(await mailsOf(admin)).toMatchObject([
    {},
    { subject: expect.stringMatching(/: 1 change to/) },
  ]);
  expect(admin.server.logged).toEqual([]);
});

test('a mail is in the language that its reader works in, and names the records of a view', async () => {
  const { admin, reader } = await openFollower({ 'Accept-Language': 'nl' });
  const [, added] = await reader.post('views/groups', { name: 'Alle groepen', query: 'sort=id' });
  const viewId = (added as { last_id: number }).last_id;
  await reader.post('follows', { resource: 'groups', viewId });
  admin.server.pass(MINUTE);
  await admin.post('groups/add', { name: 'Fishmongers' });
  admin.server.pass(24 * HOUR);
  await work(admin);
  const [mail] = await mailsOf(admin);
  expect(mail?.subject).toMatch(/: 3 wijzigingen in wat u volgt$/);
  expect(mail?.body).toContain(
    `/nl/dashboard/groups?view=${viewId}">Alle groepen</a> (Beveiligingsgroepen)<br>` +
      '1 record gewijzigd, door Ada Bakker<br>Fishmongers</li>',
  );
});

type Opened = Awaited<ReturnType<typeof openFollower>>;

test.each<readonly [why: string, change: (opened: Opened) => Promise<unknown>]>([
  [
    'was seen',
    ({ admin, reader }) => {
      admin.server.pass(MINUTE);
      return reader.post('follows/seen');
    },
  ],
  ['may no longer be read', ({ admin }) => admin.put('groups/1', { access: '0000' })],
  ['nobody wants', ({ reader }) => reader.post('follows/mail', { isDaily: 0 })],
  ['is for an account that is off', ({ admin }) => setUser(admin, { active: 0 })],
  [
    'is of an organisation that was left',
    ({ admin }) => setUser(admin, { organisationId: 2, organisationIds: [2] }),
  ],
])('nothing is mailed that %s', async (_, change) => {
  const opened = await openFollower();
  await change(opened);
  const { admin } = opened;
  admin.server.pass(24 * HOUR);
  await work(admin);
  expect(await mailsOf(admin)).toEqual([]);
  expect(admin.server.logged).toEqual([]);
});

test('a mail that fails is sent by a later run of the day, with all that it was to name', async () => {
  const { admin } = await openFollower();
  admin.server.pass(24 * HOUR);
  admin.server.fail('mail');
  await work(admin);
  expect(await mailsOf(admin)).toEqual([]);
  expect(admin.server.logged).toHaveLength(1);
  admin.server.fail();
  await work(admin);
  expect(await mailsOf(admin)).toMatchObject([{ subject: expect.stringContaining('2 changes') }]);
});

test('a mail about what somebody follows is in the outbox for them alone', async () => {
  const before = await openFollower();
  before.admin.server.pass(24 * HOUR);
  await work(before.admin);
  const admin = await before.admin.as(users.admin);
  const reader = await admin.as(users.reader);
  const [mail] = await mailsOf(admin);
  const path = `outbox/${mail?.id}`;
  const idsOf = async (api: Api) =>
    ((await api.get('outbox?kind=changes'))[1] as { results: { id: number }[] }).results;
  expect(await idsOf(reader)).toMatchObject([{ id: mail?.id }]);
  expect(await reader.get(path)).toMatchObject([200, {}]);
  expect((await reader.download(path, { function: 'getSource' })).status).toBe(200);
  expect(await idsOf(admin)).toEqual([]);
  expect(await admin.get(path)).toMatchObject([404, {}]);
  expect((await admin.download(path, { function: 'getSource' })).status).toBe(404);
  const [, found] = await admin.get('search?filter=change%20follow');
  expect(JSON.stringify(found)).not.toContain('outbox');
});
