import type { Page } from 'playwright/test';
import { readSession } from '../../../dataProvider/session';
import { expectAccessible } from '../support/axe';
import { accounts, expect, password, test } from '../support/fixtures';
import { unfoldedMenu } from '../support/locators';

const fillIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Ends the session on the server, behind the app's back. */
const endSession = async (page: Page): Promise<void> => {
  const stored = await page.evaluate(() => localStorage.getItem('backoffice.session'));
  const { sessionId = '' } = readSession(JSON.parse(stored ?? '{}')) ?? {};
  await page.request.delete('/internal/v1/session', { headers: { SESSIONID: sessionId } });
};

test('leads to the address that was asked for', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/dashboard/groups?page=1');
  await expect(page).toHaveTitle('Sign in · Back office');
  await fillIn(page, accounts.admin, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security groups');
  await expect(page).toHaveURL(/\/en\/dashboard\/groups\?page=1$/);
  await expect(page).toHaveTitle('Security groups · Back office');
});

test('shows the password that was typed, and hides it again', async ({ page }) => {
  await page.goto('/en/dashboard/home');
  const secret = page.getByLabel('Password', { exact: false }).first();
  await secret.fill('typed');
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(secret).toHaveAttribute('type', 'password');
});

test('asks for what is missing', async ({ page }) => {
  await page.goto('/nl/dashboard/home');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(page.getByText('Verplicht')).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/dashboard/home');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page, 'html');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectAccessible(page, 'html');
  });

test('forgets the session at sign-out', { tag: '@smoke' }, async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/groups');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
});

test.describe('with refusals', () => {
  test.use({ allowedProblems: [/status of 401/] });

  test('says what is wrong in place, and keeps the address', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('/en/dashboard/groups');
    await fillIn(page, 'someone@demo.test', 'wrong');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This email address and password do not belong together',
    );
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('someone@demo.test');
    await expect(page).toHaveURL(/\/en\/dashboard\/groups$/);
  });

  test('an ended session shows the sign-in page at the start', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/home');
    await endSession(page);
    await page.goto('/en/dashboard/groups');
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an ended session is renewed over the page, with what was typed and the organisation kept', async ({
    signedIn: page,
  }) => {
    await page.goto('/en/dashboard/organisations/switch');
    await page.getByRole('option', { name: 'Bloom & Barrow' }).click();
    await expect(page).toHaveURL(/home$/);
    await page.goto('/en/dashboard/groups/add');
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
    await name.fill('Typed before the session ended');
    await endSession(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'html');
    await dialog.getByLabel('Password', { exact: false }).first().fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('Typed before the session ended');
    await expect(page.getByRole('button', { name: /^Bloom & Barrow:/ })).toBeVisible();
  });

  test('an ended session reads again what was refused', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/modules');
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    const menu = await unfoldedMenu(page);
    await endSession(page);
    await menu.getByRole('link', { name: 'Locations' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: false }).first().fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations');
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  });
});
