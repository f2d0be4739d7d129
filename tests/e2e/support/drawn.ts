import { expect, type Page } from 'playwright/test';

/** The first page has the server load the app, and comes without it. */
const awaitDrawing = async (page: Page, path: string): Promise<void> => {
  const headers = { Accept: 'text/html' };
  await expect
    .poll(async () => (await page.request.get(path, { headers })).text())
    .toContain('id="drawn-for"');
};

/** Holds back the app's own scripts. @returns lets them go */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
};

/** Opens a page whose scripts don't come yet. */
export const openDrawn = async (page: Page, path: string): Promise<void> => {
  await awaitDrawing(page, path);
  // A server that is busy leaves a page to the browser.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#drawn-for')).toBeAttached({ timeout: 5_000 });
  }).toPass();
};
