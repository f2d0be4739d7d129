import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { Incoming } from './Incoming';

test('a part of the disk is left free', async () => {
  const folder = await temporaryFolder();
  expect(await new Incoming(folder, 1).newPath()).toContain(folder);
  await expect(new Incoming(folder, Number.MAX_SAFE_INTEGER).newPath()).rejects.toMatchObject({
    problem: 'full',
  });
});
