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

/**
 * How far down the page's columns, headings and fields stand, by name: the middle of a label, for that of a switch is as
 * high as its line. What has no name of its own has a number.
 */
export const placesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const places: Record<string, number> = {};
    const note = (name: string, at: number) => {
      places[name] ??= Math.round(at + window.scrollY);
    };
    const forms = document.querySelector('main [data-forms]');
    // One with nothing in it stands nowhere.
    for (const [index, column] of [...(forms?.children ?? [])].entries())
      if (column.clientHeight > 0) note(`column ${index + 1}`, column.getBoundingClientRect().top);
    for (const group of forms?.querySelectorAll('[role="group"][aria-label]') ?? [])
      note(`group ${group.ariaLabel}`, group.getBoundingClientRect().top);
    for (const heading of forms?.querySelectorAll('h2, h3') ?? [])
      note(`heading ${heading.textContent}`, heading.getBoundingClientRect().top);
    // Fields of rows stand in groups of their own.
    const read = [...(forms?.querySelectorAll('[role="group"][aria-labelledby]') ?? [])]
      .filter((group) => !group.parentElement?.closest('[role="group"]'))
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? ''));
    const entered = [...(forms?.querySelectorAll('legend, label') ?? [])].filter(
      (label) => !label.closest('[role="group"]'),
    );
    for (const label of [...read, ...entered]) {
      const { top, bottom } = label?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      // Those for screen readers alone stand anywhere.
      if (bottom - top > 1) note(label?.textContent?.replace(/\W*$/, '') ?? '', (top + bottom) / 2);
    }
    return places;
  });

/** The places once they stay, as after a change of the window's width, which the menu follows a moment later. */
export const lastPlacesOf = async (page: Page): Promise<Record<string, number>> => {
  let places: Record<string, number> = {};
  await expect(async () => {
    const before = places;
    places = await placesOf(page);
    expect(places).toEqual(before);
  }).toPass();
  return places;
};

/** Nothing that was there before stands elsewhere. */
export const expectSamePlaces = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  about: string,
): void => {
  const kept = (places: typeof before) =>
    Object.fromEntries(Object.entries(places).filter(([name]) => name in before && name in after));
  expect(kept(after), about).toEqual(kept(before));
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
