import { expect, test, vi } from 'vitest';
import { serveTest } from '../../tests/fixtures/serveTest';
import { defineJob, jobOf, workersOf } from './Job';

test('a job is given what its kind takes, and fails with anything else that was kept', async () => {
  const { context } = await serveTest();
  const run = vi.fn(async () => undefined);
  const greet = defineJob({
    name: 'greet',
    attempts: 3,
    input: { userId: 'number', text: 'text' },
  });
  const { signal } = new AbortController();
  const attempt = async (input: object) => {
    for (const worker of workersOf([jobOf(greet, run)], context))
      await worker.run({ ...input }, signal);
  };
  const input = { userId: 4, text: 'Hello' };
  await attempt(input);
  expect(run).toHaveBeenCalledWith(context, input, signal);
  for (const other of [{ userId: 4 }, { ...input, userId: '4' }])
    await expect(attempt(other)).rejects.toThrow('The job greet does not take');
  expect(run).toHaveBeenCalledTimes(1);
});
