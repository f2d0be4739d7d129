import { expect, type Locator, type Page } from 'playwright/test';
import { main } from './locators';

/** How far what is on screen may be moved while a screen opens, as browsers measure it. */
const MOST_SHIFTED = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

const recorded = new WeakSet<Page>();

/** Adds up how far what is on screen is moved from now on, in this document and those that follow. */
export const recordShifts = async (page: Page): Promise<void> => {
  if (recorded.has(page)) return;
  recorded.add(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Nothing was moved since then, pictures and counts that came late included. */
export const expectStill = async (page: Page): Promise<void> => {
  const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
  expect(shifted, 'layout shift').toBeLessThanOrEqual(MOST_SHIFTED);
};

/** The first row of a list on a phone, a card that leads to its record. */
export const firstCard = (page: Page): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link').or(page.getByRole('checkbox')) })
    .first();
