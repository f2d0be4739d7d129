import { expect, test, vi } from 'vitest';
import { Paper } from '../../../server/behaviours/webshop/paper/Paper';
import { Thread } from '../../../server/store/threads/Thread';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';
import { readPdf } from '../support/pdf';

const PATH = 'webshop/orders/invoices/get';
const REPORTS = 'webshop/webshopreports';

/** More pages than a thread has memory for. */
const TOO_MANY = 100_000;

const { finish } = Paper.prototype;
const { run } = Thread.prototype;

test('a paper that takes too much memory is refused, and the next one is drawn', async () => {
  const api = await openApi();
  vi.spyOn(Paper.prototype, 'finish').mockImplementationOnce(function (this: Paper, footer) {
    for (let page = 0; page < TOO_MANY; page += 1) this.beginPart();
    return finish.call(this, footer);
  });
  const message = 'This is too much for one file. Ask for less of it at a time';
  expect(await api.post(PATH, { ids: [2], locale: 'en' })).toEqual([
    400,
    { status: false, status_message: message },
  ]);
  const asked = { function: 'DailyReport', date: '2-3-2026', time: '00:00', pdf: 1 };
  expect((await readPdf(await api.download(REPORTS, asked))).pages).not.toEqual([]);
  expect(api.server.logged).toEqual([]);
});

/** Keeps the first paper from being drawn until it is let go. */
const holdFirst = () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const runs = vi.spyOn(Thread.prototype, 'run').mockImplementationOnce(function (
    this: Thread<unknown, unknown>,
    prepare,
    signal,
  ) {
    return run.call(this, () => held.then(prepare), signal);
  });
  return { runs, letGo };
};

test('who leaves while a paper waits gives up its place, and it is never drawn', async () => {
  const api = await openApi();
  const { context, fetch, logged } = api.server;
  const SESSIONID = await context.sessions.start({ id: users.admin, organisationId: 1 });
  const { runs, letGo } = holdFirst();
  const drawn = vi.spyOn(Paper.prototype, 'finish');
  const isWaiting = (count: number) => vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(count));
  const first = api.download(PATH, { ids: [1], locale: 'en' });
  await isWaiting(1);
  const leaving = new AbortController();
  const left = fetch(`/internal/v1/${PATH}`, {
    method: 'POST',
    headers: { SESSIONID, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [2], locale: 'en' }),
    signal: leaving.signal,
  });
  await isWaiting(2);
  const last = api.download(PATH, { ids: [3], locale: 'en' });
  await isWaiting(3);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  const [, [, gone] = []] = runs.mock.calls;
  await vi.waitFor(() => expect(gone?.aborted).toBe(true));
  letGo();
  const numbers = await Promise.all(
    [first, last].map(async (answer) => (await readPdf(await answer)).pages[0]),
  );
  expect(numbers[0]).toContain('2026-00001');
  expect(numbers[1]).toContain('2026-00003');
  expect(drawn).toHaveBeenCalledTimes(2);
  await expect(runs.mock.results[1]?.value).rejects.toThrow();
  expect(logged).toEqual([]);
});
