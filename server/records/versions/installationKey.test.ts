import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/fixtures/openTestStore';
import { installationKey } from './installationKey';

test('a key is made once, however many ask for it first', async () => {
  const store = await openTestStore();
  const asked = [1, 2, 3].map(() => installationKey(store, 'versions'));
  const [key = '', ...others] = await Promise.all(asked);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect([...others, await installationKey(store, 'versions')]).toEqual([key, key, key]);
});

test('each purpose has a key of its own', async () => {
  const store = await openTestStore();
  expect(await installationKey(store, 'versions')).not.toBe(await installationKey(store, 'mails'));
});
