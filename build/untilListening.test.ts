import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { untilListening } from './untilListening';

test('a request waits for the server that restarts', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  first.close();
  await once(first, 'close');

  const seen: string[] = [];
  const waited = untilListening(`http://127.0.0.1:${port}`).then(() => seen.push('asked'));
  const second = createServer();
  onTestFinished(() => void second.close());
  second.once('listening', () => seen.push('listening'));
  second.listen(port, '127.0.0.1');
  await waited;
  expect(seen).toEqual(['listening', 'asked']);
});
