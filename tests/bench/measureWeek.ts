import type { Page } from 'playwright';
import { type Account, withPage } from './benchPage';

const ROUNDS = 7;
const CALENDAR = '/en/dashboard/ticketing/blocks/calendar';

/** Has the page note, from the answer on, when so many bars have been painted. */
const watchBars = (page: Page, count: number): Promise<void> =>
  page.evaluate((most) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('[data-bar]').length < most) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const answer = answers.findLast(({ name }) =>
            new URL(name).pathname.endsWith('/v1/blocks'),
          );
          const answered = answer?.responseEnd ?? Number.NaN;
          Object.assign(window, { drawnAfter: performance.now() - answered });
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, count);

/** The milliseconds from the answer that holds the blocks to the moment that all of them have been painted. */
const drawTimed = async (page: Page, count: number): Promise<number> => {
  // That of a resource without blocks is left for that of all.
  await page.goto(`${CALENDAR}?resource=999999`);
  await page.getByRole('button', { name: /^Add on Mon/ }).waitFor();
  await watchBars(page, count);
  await page.evaluate(() => {
    history.pushState(null, '', '?resource=all');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const time = await page.waitForFunction(
    () => (window as unknown as { drawnAfter?: number }).drawnAfter,
  );
  return Number(await time.jsonValue());
};

/**
 * Opens the week of all blocks.
 *
 * @param origin of a server that shows the built app
 * @param count how many blocks there are
 * @returns the milliseconds of each time
 */
export const measureWeek = (
  origin: string,
  account: Account,
  count: number,
): Promise<readonly number[]> =>
  withPage(origin, account, async (page) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await drawTimed(page, count));
    return times;
  });
