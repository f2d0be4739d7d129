import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { accounts, expect, password, signInAs, test } from '../support/fixtures';
import { button, goodToast, main } from '../support/locators';
import { choosePassword, statusOfSignIn } from '../support/passwords';
import { call, uniqueName } from '../support/stored';

const SESSIONS = '/en/dashboard/myaccount?tab=sessions';

/** Somebody new, and the password that was generated for them. */
const addPerson = async (page: Page) => {
  await signInAs(page, accounts.admin);
  const lastName = uniqueName('Sessie');
  const email = `${lastName.replace(' ', '-').toLowerCase()}@demo.test`;
  const values = { firstName: 'Jo', lastName, email, active: 1, roleId: 3 };
  const { password: generated } = await call(page, 'PUT', 'users/add', values);
  return { email, generated: String(generated) };
};

const fillIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('the token of a session is out of reach of the page', async ({ page }) => {
  await page.goto('/en/dashboard/home');
  await fillIn(page, accounts.operator, password);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'SESSIONID');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookies.find(({ name }) => name === 'BROWSER')).toMatchObject({ httpOnly: true });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const readable = await page.evaluate(async () => {
    const own = await (await fetch('/internal/v1/session')).text();
    const html = await (
      await fetch(location.pathname, { headers: { Accept: 'text/html' } })
    ).text();
    return JSON.stringify([localStorage, sessionStorage, document.cookie, own, html]);
  });
  expect(token?.value).toMatch(/^[\w-]{43}$/);
  expect(readable).not.toContain(token?.value);
});

test.describe('with refusals', () => {
  test.use({ allowedProblems: [/status of 401/] });

  test('one’s sessions are listed, and end there and everywhere', async ({ page }) => {
    const { email, generated } = await addPerson(page);
    await choosePassword(page, email, generated, 'eigen1');
    await signInAs(page, email, 'eigen1');
    expect(await statusOfSignIn(page, email, 'eigen1')).toBe(200);
    await page.goto(SESSIONS);
    const rows = main(page).getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    await expect(rows.first()).toContainText('From 127.0.0.1');
    await expectAccessible(page, 'html');
    await rows
      .getByRole('button', { name: /^Sign out there/ })
      .first()
      .click();
    await expect(goodToast(page, 'Signed out there')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.goto(SESSIONS.replace('/en/', '/nl/'));
    await expect(rows.getByRole('button', { name: /^Daar uitloggen/ })).toHaveCount(1);
    await button(page, 'Overal uitloggen').click();
    await button(page.getByRole('dialog'), 'Overal uitloggen').click();
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  });
});

test('a generated password leads to the choice of another, and nowhere else', async ({ page }) => {
  const { email, generated } = await addPerson(page);
  await page.goto('/en/dashboard/home');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await fillIn(page, email, generated);
  const title = page.getByRole('heading', { name: 'Choose a password' });
  await expect(title).toBeVisible();
  await page.goto('/en/dashboard/myaccount');
  await expect(title).toBeVisible();
  await expectAccessible(page, 'html');
  const input = (label: string) => page.getByLabel(new RegExp(`^${label}`));
  await input('Current password').fill(generated);
  await input('New password').fill('eigen1');
  await input('Repeat the new password').fill('eigen1');
  await button(page, 'Change password').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo');
});
