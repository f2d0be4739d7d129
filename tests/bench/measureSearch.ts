import type { Page } from 'playwright';
import { type Account, withPage } from './benchPage';

/** What is searched for: words that many products have in their titles. */
const TERMS = ['bonrol', 'scherm', 'kabel', 'keuken', 'beugel', 'printer'];

/** How often it is looked whether the rows are there. */
const LOOK_MS = 4;

/** Types a text, and takes the time from its last key until only rows that have it are drawn. */
const searchTimed = async (page: Page, term: string): Promise<number> => {
  const box = page.getByRole('search').getByRole('textbox');
  await box.fill(term.slice(0, -1));
  await page.evaluate(
    ([text, everyMs]) => {
      const drawn = new Promise<number>((tell) => {
        document.addEventListener(
          'input',
          ({ timeStamp }) => {
            const look = setInterval(() => {
              const rows = [...document.querySelectorAll('main tbody tr')];
              const isFound = rows.every((row) => row.textContent?.toLowerCase().includes(text));
              if (rows.length === 0 || !isFound) return;
              clearInterval(look);
              tell(performance.now() - timeStamp);
            }, everyMs);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { drawn });
    },
    [term, LOOK_MS] as const,
  );
  await box.press('End');
  await box.pressSequentially(term.slice(-1));
  const time = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
  await box.fill('');
  await page.waitForURL(({ search }) => !search.includes('%22q%22'));
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
