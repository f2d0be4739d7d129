import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type FindAddresses, ForbiddenAddress, Outgoing } from './Outgoing';

const serve = async (): Promise<{ port: number; taken: string[] }> => {
  const taken: string[] = [];
  const server = createServer((socket) => {
    taken.push(socket.localAddress ?? '');
    socket.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, taken };
};

/** Names that lead here, each time they are asked for to the next addresses. */
const names = (...answers: readonly (readonly string[])[]) => {
  let asked = 0;
  const find: FindAddresses = (_name, _options, done) => {
    const addresses = answers[asked] ?? [];
    asked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { find, asked: () => asked };
};

const to = (host: string, port: number) => ({ host, port, timeout: 2_000 });

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%lo',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('no connection is made to %s, by its address or by a name', async (address) => {
  const { port, taken } = await serve();
  await expect(new Outgoing().connect(to(address, port))).rejects.toThrow(ForbiddenAddress);
  const { find } = names([address]);
  const named = new Outgoing([], find).connect(to('mail.kompas.test', port));
  await expect(named).rejects.toThrow(ForbiddenAddress);
  expect(taken).toEqual([]);
});

test.each(['localhost', '2130706433', '0x7f.1', '127.1'])('nor to %s', async (host) => {
  const { port, taken } = await serve();
  await expect(new Outgoing().connect(to(host, port))).rejects.toThrow();
  expect(taken).toEqual([]);
});

test('networks that are allowed are connected to, and no others', async () => {
  const { port, taken } = await serve();
  const outgoing = new Outgoing(['127.0.0.0/8', 'fd00::/8']);
  (await outgoing.connect(to('127.0.0.1', port))).destroy();
  expect(taken).toEqual(['127.0.0.1']);
  await expect(outgoing.connect(to('10.0.0.1', port))).rejects.toThrow(ForbiddenAddress);
});

test('what a name led to when it was judged is what is connected to', async () => {
  const { port, taken } = await serve();
  const { find, asked } = names(['10.0.0.1', '127.0.0.1'], ['10.0.0.1']);
  const outgoing = new Outgoing(['127.0.0.1/32'], find);
  (await outgoing.connect(to('mail.kompas.test', port))).destroy();
  expect([taken, asked()]).toEqual([['127.0.0.1'], 1]);
});
