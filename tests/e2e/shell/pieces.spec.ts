import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/freePort.mjs';
import { tools } from '../../../scripts/project.mjs';
import { accounts, expect, signInAs, test } from '../support/fixtures';

/** What the photographs were taken with: letters are drawn otherwise elsewhere, though nothing is wrong. */
const PHOTOGRAPHED = { platform: 'linux', arch: 'x64', chromium: '156' } as const;

/** A development server takes longer to begin than a page, on a machine that does other things as well. */
test.setTimeout(300_000);

/** The page is no part of the built app, so that it needs a server that serves the sources. */
const startSources = async (origin: string): Promise<{ address: string; server: ChildProcess }> => {
  const port = String(await freePort());
  const args = [tools.vite, '--configLoader', 'runner', '--port', port, '--strictPort'];
  const env = { ...process.env, API_ORIGIN: origin };
  const server = spawn(process.execPath, [...args, '--host', '127.0.0.1'], {
    env,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const isThere = () => fetch(address).then(({ status }) => status);
  await expect(async () => expect(await isThere()).toBe(200)).toPass({ intervals: [200] });
  return { address, server };
};

const dev = test.extend<object, { sources: string }>({
  sources: [
    async ({ browser: _ }, use) => {
      const { address, server } = await startSources(`http://127.0.0.1:${process.env.E2E_PORT}`);
      await use(address);
      server.kill();
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ sources }, use) => use(sources),
});

dev.skip(
  ({ browser }) =>
    process.platform !== PHOTOGRAPHED.platform ||
    process.arch !== PHOTOGRAPHED.arch ||
    browser.version().split('.')[0] !== PHOTOGRAPHED.chromium,
  'the photographs are of another system, or of another release of the browser',
);

dev('every piece looks as it did, in both schemes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // All of it in sight: what is scrolled to for a photograph may be drawn twice.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  await signInAs(page, accounts.admin);
  await page.goto('/en/dashboard/pieces');
  // The bar of the app sticks to wherever the browser scrolls for a photograph.
  await page.addStyleTag({ content: 'header { display: none !important; }' });
  for (const scheme of ['light', 'dark']) {
    const sheet = page.getByTestId(scheme);
    await expect(sheet.locator('[data-bar]').first()).toBeVisible({ timeout: 120_000 });
    await expect(sheet.locator('[data-loading]')).toHaveCount(0, { timeout: 120_000 });
    await page.evaluate(() => document.fonts.ready);
    await expect(sheet).toHaveScreenshot(`pieces-${scheme}.png`, {
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixelRatio: 0.002,
    });
  }
});
