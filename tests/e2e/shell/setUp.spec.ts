import type { Page } from 'playwright/test';
import { moduleKeys } from '../../../schemas';
import { expectAccessible } from '../support/axe';
import { test as base, expect } from '../support/fixtures';
import { type OwnServer, ownServer } from '../support/ownServer';
import { addRecord, call } from '../support/stored';

const password = 'zeven bruggen 7';

/** With an installation of its own that holds nothing yet. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await ownServer(() => ({ NODE_ENV: 'production', LC_ALL: 'C' }));
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});
// The token that is refused.
test.use({ allowedProblems: [/403/] });

const tokensIn = (printed: string): readonly string[] =>
  [...printed.matchAll(/24 hours: (\S+)/g)].map(([, token = '']) => token);

/** Types into fields one after another, as they are reached by the keyboard. */
const type = async (page: Page, ...values: string[]): Promise<void> => {
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
};

test('begins with nothing but a page that sets it up, which holds after a restart', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/setup$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up');
  await expectAccessible(page, 'html');
  const token = page.getByRole('textbox', { name: 'Token' });
  await expect(token).toBeFocused();
  await type(page, 'guessed', 'Kompas', 'Ada', '', 'Bron', 'ada@kompas.test', password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(token).toBeFocused();
  await expect(token).toHaveAccessibleDescription(/^This token is not valid\./);
  await expectAccessible(page, 'html');

  const [printed = ''] = tokensIn(server.printed());
  await token.fill(printed);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Nederlands' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page).toHaveURL(/\/nl\/dashboard\/home$/);
  await expect(page.getByRole('button', { name: 'Kompas' })).toBeVisible();

  const user = { lastName: 'Kade', email: 'kade@kompas.test', roleId: 3 };
  await addRecord(page, 'organisations', { name: 'Haven' });
  await addRecord(page, 'users', user);
  const modules = await call(page, 'GET', 'modules');
  expect(modules.totalRowCount).toBe(moduleKeys.length);

  await server.kill();
  await server.start();
  expect(tokensIn(server.printed())).toHaveLength(1);
  await page.goto('/en/setup');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await page.goto('/en/dashboard/organisations');
  await expect(page.getByRole('link', { name: 'Haven' })).toBeVisible();
});
