import type { Page } from 'playwright/test';
import { readSession } from '../../../dataProvider/session';
import { accounts, test as base, expect, password, signInAs } from '../support/fixtures';
import { button, heading } from '../support/locators';
import { type OwnServer, ownServer } from '../support/ownServer';
import { call, stored } from '../support/stored';

/** With an installation of its own, whose organisations nobody else works for. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await ownServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});
test.use({ allowedProblems: [/status of 40[139]/] });

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.museum);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await button(page, 'Sign in').click();
};

test('a suspended organisation is out at once, and in again once it is restored', async ({
  page,
  browser,
  server,
}) => {
  const theirs = await browser.newPage({ baseURL: server.address, locale: 'en' });
  await theirs.goto('/en/dashboard/home');
  await signIn(theirs);
  await expect(theirs.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const kept = await theirs.evaluate(() => localStorage.getItem('backoffice.session'));
  const { id = 0, name = '' } = readSession(JSON.parse(kept ?? '{}'))?.organisation ?? {};

  await signInAs(page, accounts.admin);
  await page.goto(`/en/dashboard/organisations/${id}`);
  await expect(heading(page)).toHaveText(name);
  await button(page, 'Edit').click();
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await button(page, 'Save').click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`${name} is suspended`);
  await button(question, 'Go on').click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await stored(page, `organisations/${id}`)).active).toBe(0);

  await theirs.goto('/en/dashboard/home');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await signIn(theirs);
  await expect(theirs.getByRole('main').getByRole('alert')).toHaveText(
    `${name} has been suspended. Only the provider can restore it`,
  );

  await call(page, 'PUT', `organisations/${id}`, { active: 1 });
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await signIn(theirs);
  await expect(theirs.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await theirs.close();
});
