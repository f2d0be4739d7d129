import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serveMail } from '../../../tests/fixtures/smtpServer';
import { tryServer } from './tryServer';

const account = { userName: 'post@kompas.test', password: 'zegel-1234' };

/** What takes connections, and never says a word. */
const serveSilence = async (): Promise<number> => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

test('a mail server that does not answer is given up', async () => {
  const silent = { host: '127.0.0.1', port: await serveSilence(), ...account };
  expect(await tryServer(silent, 30)).toBe('time');
});

test('a password is told without encryption to this machine alone', async () => {
  const { port } = await serveMail({ account });
  expect(await tryServer({ host: '127.0.0.1', port, ...account })).toBeUndefined();
  // Leads here as well, but not by a name that says so.
  expect(await tryServer({ host: '0.0.0.0', port, ...account })).toBe('insecure');
});
