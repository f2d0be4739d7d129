import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serveMail } from '../../../tests/fixtures/smtpServer';
import { Outgoing } from '../outgoing/Outgoing';
import { tryServer } from './tryServer';

const outgoing = new Outgoing(['127.0.0.0/8', '0.0.0.0/32']);

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
  expect(await tryServer(outgoing, silent, 30)).toBe('none');
});

test('a password is sent without encryption to this machine only', async () => {
  const { port } = await serveMail({ account });
  expect(await tryServer(outgoing, { host: '127.0.0.1', port, ...account })).toBeUndefined();
  // Leads here as well, but not by a name that says so.
  expect(await tryServer(outgoing, { host: '0.0.0.0', port, ...account })).toBe('insecure');
});

test('what is none, closed, silent or something else, is reported alike', async () => {
  const closed = { host: '127.0.0.1', port: 1, ...account };
  const silent = { ...closed, port: await serveSilence() };
  expect([await tryServer(outgoing, closed, 30), await tryServer(outgoing, silent, 30)]).toEqual([
    'none',
    'none',
  ]);
});

test('a server of a network that is not allowed is not tried', async () => {
  const { port, taken } = await serveMail({ account });
  expect(await tryServer(new Outgoing(), { host: '127.0.0.1', port, ...account })).toBe(
    'forbidden',
  );
  expect(taken).toEqual([]);
});
