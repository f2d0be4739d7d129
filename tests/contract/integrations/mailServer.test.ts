import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../server/http/server';
import { serveMail } from '../../fixtures/smtpServer';
import { type Api, openApi } from '../support/Api';
import { onQuestionnaire, openQuestionnaire } from '../support/questionnaires';

const HOST = '127.0.0.1';
const account = { userName: 'post@kompas.test', password: 'zegel-1234' };

const enter = (api: Api, options: object, active = 1) =>
  api.put('integration/smtp', { active, options });

/** What is said of a connection that was tried. */
const tried = async (api: Api, options: object) => {
  const [status, body] = await api.post('integration/smtp', options);
  return [status, (body as { status_message: string }).status_message];
};

/** A server that answers every connection with this, and nothing else. */
const serveText = async (greeting: string): Promise<number> => {
  const server = createServer((socket) => socket.end(greeting));
  server.listen(0, HOST);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

describe("an organisation's own mail server", () => {
  test('takes its mails once it is on, before that of the installation', async () => {
    const own = await serveMail({ account });
    const other = await serveMail();
    const api = await openQuestionnaire({}, routes, { mail: { smtpUrl: other.url } });
    await enter(api, { host: HOST, port: own.port, ...account }, 0);
    await enter(api, {}, 1);
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual([
      200,
      { status: true, status_message: 'Invitations sent: 4' },
    ]);
    expect([own.taken.length, other.taken.length]).toEqual([4, 0]);
    await enter(api, {}, 0);
    await onQuestionnaire(api, 'sendEmail', { reminder: 1 });
    expect([own.taken.length, other.taken.length]).toEqual([4, 4]);
  });

  test('sends in the name of the address that signs in', async () => {
    const { port, taken } = await serveMail({ account });
    const api = await openQuestionnaire();
    await enter(api, { host: HOST, port, ...account });
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    expect(taken[0]?.source).toMatch(/^From: .*<post@kompas\.test>/m);
  });

  test('that fails is reported, and nobody counts as invited', async () => {
    const api = await openQuestionnaire();
    await enter(api, { host: HOST, port: 1 });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toMatchObject([
      500,
      { status_message: expect.stringContaining('0 of 4 mails') },
    ]);
  });
});

describe('the connection', () => {
  test('is tried with what is entered, or with what is stored', async () => {
    const { port, taken } = await serveMail({ account });
    const api = await openApi();
    const options = { host: HOST, port: String(port), ...account };
    const works = [200, `The connection with ${HOST} works; signed in as post@kompas.test`];
    expect(await tried(api, options)).toEqual(works);
    await enter(api, options, 0);
    expect(await tried(api, {})).toEqual(works);
    expect(await tried(api, { ...options, password: 'zeg********' })).toEqual(works);
    expect(taken).toEqual([]);
  });

  test('needs no sign-in where the server asks for none', async () => {
    const { port } = await serveMail();
    const api = await openApi();
    const greeting = `The connection with ${HOST} works`;
    expect(await tried(api, { host: HOST, port })).toEqual([200, greeting]);
  });

  test('reports what failed, and no password', async () => {
    const locked = await serveMail({ account });
    const secured = await serveMail({ offersTls: true });
    const api = await openApi();
    const at = (port: number) => `No mail server answers at port ${port} of “${HOST}”`;
    expect(await tried(api, { host: HOST, port: 1 })).toEqual([502, at(1)]);
    expect(await tried(api, { host: 'nowhere.invalid', port: 25 })).toEqual([
      502,
      'There is no server called “nowhere.invalid”',
    ]);
    expect(
      await tried(api, { host: HOST, port: locked.port, userName: 'post', password: 'geraden' }),
    ).toEqual([502, `“${HOST}” refused the user name or the password`]);
    expect(await tried(api, { host: HOST, port: secured.port })).toEqual([
      502,
      `The certificate of “${HOST}” can’t be trusted, so no secure connection was made`,
    ]);
    expect(await tried(api, { host: '0.0.0.0', port: locked.port, ...account })).toEqual([
      502,
      `“0.0.0.0” makes no secure connection at port ${locked.port}, and without one no password is sent`,
    ]);
    const web = await serveText('HTTP/1.1 400 Bad Request\r\n\r\n');
    expect(await tried(api, { host: HOST, port: web })).toEqual([502, at(web)]);
  });

  test('is reported in Dutch to who reads Dutch', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    expect(await tried(api, { host: HOST, port: 1 })).toEqual([
      502,
      `Op poort 1 van “${HOST}” antwoordt geen mailserver`,
    ]);
    expect(await tried(api, {})).toEqual([400, 'Vul eerst de verplichte gegevens in']);
  });

  test('is not tried with a stored password at a server that it was not entered for', async () => {
    const { port, taken } = await serveMail({ account });
    const api = await openApi();
    const refused = [
      400,
      'Enter the password again: the stored one is for another server or user name',
    ];
    for (const known of [
      { host: 'mail.kompas.test', port: 587 },
      { host: HOST, port: 587 },
      { host: HOST, port, userName: 'iemand' },
    ]) {
      await enter(api, { ...account, ...known });
      for (const password of [{}, { password: 'zeg********' }])
        expect(
          await tried(api, { host: HOST, port, userName: account.userName, ...password }),
        ).toEqual(refused);
    }
    expect(taken).toEqual([]);
  });
});
