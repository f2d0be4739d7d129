import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AskedPage } from '../../../../schemas/routing/drawing';
import { temporaryFolder } from '../../../../tests/fixtures/temporaryFolder';
import { PageDrawing } from './PageDrawing';

/** Waits for what a thread does, which a busy machine takes its time for. */
const waitFor = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000 });

const asked: AskedPage = {
  pathname: '/en/dashboard/groups',
  search: '',
  locale: 'en',
  answers: '{}',
  browser: {
    stored: {},
    width: 1280,
    timeZone: 'UTC',
    isMac: false,
    origin: 'http://x',
    isSecure: true,
  },
};

/** A thread that answers pages as a script says, which is given their number and what was asked for. */
const drawingBy = async (answer: string) => {
  const file = join(await temporaryFolder(), 'worker.mjs');
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';
     const send = (...reply) => parentPort.postMessage(reply);
     parentPort.on('message', ([number, asked]) => { ${answer} });
     parentPort.postMessage('ready');`,
  );
  const log = vi.fn();
  const drawing = new PageDrawing(file, log);
  onTestFinished(() => drawing.close());
  // The first page begins the thread, and isn't waited for.
  expect(await drawing.draw(asked)).toBeUndefined();
  return { drawing, log };
};

const ECHO = 'send(number, { html: asked.pathname, drawnFor: {} });';

test('pages are drawn once the thread has begun', async () => {
  const { drawing } = await drawingBy(ECHO);
  await waitFor(async () =>
    expect(await drawing.draw(asked)).toMatchObject({ html: asked.pathname }),
  );
});

test('a page that can’t be drawn is logged, and left to the browser', async () => {
  const { drawing, log } = await drawingBy('send(number, null, new Error("No page"));');
  await waitFor(async () => {
    expect(await drawing.draw(asked)).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'No page' }));
  });
});

test('what takes too long, and what comes while others wait, is left to the browser', async () => {
  const { drawing, log } = await drawingBy('if (asked.search) send(number, null, "begun");');
  await waitFor(async () => {
    void drawing.draw({ ...asked, search: '?' });
    expect(log).toHaveBeenCalled();
  });
  const all = await Promise.all(Array.from({ length: 9 }, () => drawing.draw(asked)));
  expect(all).toEqual(all.map(() => undefined));
});

test('while the thread is at a page that takes too long, no other is sent after it', async () => {
  const { drawing, log } = await drawingBy(
    'if (asked.search) send(number, null, "begun"); else send(-1, null, "asked");',
  );
  await waitFor(async () => {
    void drawing.draw({ ...asked, search: '?' });
    expect(log).toHaveBeenCalledWith('begun');
  });
  await drawing.draw(asked);
  await drawing.draw(asked);
  expect(log.mock.calls.filter(([failure]) => failure === 'asked')).toHaveLength(1);
});

test('a thread that has ended is begun anew with the next page', async () => {
  const { drawing, log } = await drawingBy(`if (asked.search) process.exit(); else ${ECHO}`);
  await waitFor(async () => expect(await drawing.draw(asked)).toBeDefined());
  expect(await drawing.draw({ ...asked, search: '?' })).toBeUndefined();
  await waitFor(async () => expect(await drawing.draw(asked)).toBeDefined());
  expect(log).not.toHaveBeenCalled();
});

test('without the app’s script browsers draw all pages', async () => {
  const drawing = new PageDrawing('/nowhere/worker.js', vi.fn());
  expect(await drawing.draw(asked)).toBeUndefined();
  await drawing.close();
});
