import type { Page } from 'playwright';
import { type Account, withPage } from './benchPage';

/** What is searched for: words that many products have in their titles, and no page in its name. */
const TERMS = ['bonrol', 'scherm', 'kabel', 'keuken', 'beugel', 'koffie'];

/** How often it is looked whether the rows are there. */
const LOOK_MS = 4;

/** What is drawn of what is found: all of it, or the first part, has the text that is searched for. */
interface Drawn {
  readonly selector: string;
  readonly part: 'every' | 'some';
}

/** Takes the time from the next change of an input until what is found is drawn, as `window.drawn`. */
const watch = (page: Page, text: string, drawn: Drawn): Promise<void> =>
  page.evaluate(
    ([sought, { selector, part }, everyMs]) => {
      const time = new Promise<number>((report) => {
        document.addEventListener(
          'input',
          ({ timeStamp }) => {
            const look = setInterval(() => {
              const rows = [...document.querySelectorAll(selector)];
              const isFound = rows[part]((row) => row.textContent?.toLowerCase().includes(sought));
              if (rows.length === 0 || !isFound) return;
              clearInterval(look);
              report(performance.now() - timeStamp);
            }, everyMs);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { drawn: time });
    },
    [text, drawn, LOOK_MS] as const,
  );

const timeWatched = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);

/** Types a text, and takes the time from its last key until only rows that have it are drawn. */
const searchTimed = async (page: Page, term: string): Promise<number> => {
  const box = page.getByRole('search').getByRole('textbox');
  await box.fill(term.slice(0, -1));
  await watch(page, term, { selector: 'main tbody tr', part: 'every' });
  await box.press('End');
  await box.pressSequentially(term.slice(-1));
  const time = await timeWatched(page);
  await box.fill('');
  await page.waitForURL(({ search }) => !search.includes('%22q%22'));
  return time;
};

/** Writes a text into the palette at once, and takes the time until the first record that has it is drawn. */
const paletteTimed = async (page: Page, term: string): Promise<number> => {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await watch(page, term, { selector: '[role=option]', part: 'some' });
  await box.fill(term);
  const time = await timeWatched(page);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  return time;
};

/**
 * Searches the list of products, from the key to the rows.
 *
 * @returns the milliseconds of each search
 */
export const measureSearch = (origin: string, account: Account): Promise<readonly number[]> =>
  withPage(origin, account, async (page) => {
    await page.goto('/en/dashboard/webshop/products');
    await page.locator('main tbody tr').first().waitFor();
    const times: number[] = [];
    for (const term of TERMS) times.push(await searchTimed(page, term));
    return times;
  });

/**
 * Searches for products in the palette, on the page of their list.
 *
 * @returns the milliseconds of each search
 */
export const measurePalette = (origin: string, account: Account): Promise<readonly number[]> =>
  withPage(origin, account, async (page) => {
    await page.goto('/en/dashboard/webshop/products');
    await page.locator('main tbody tr').first().waitFor();
    const times: number[] = [];
    for (const term of TERMS) times.push(await paletteTimed(page, term));
    return times;
  });
