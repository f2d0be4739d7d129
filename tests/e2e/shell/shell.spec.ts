import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { unfoldedMenu } from '../support/locators';
import { choosePassword } from '../support/passwords';
import { call, uniqueName } from '../support/stored';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('shows in the menu what the person may read, and refuses the rest', async ({ page }) => {
  await signInAs(page, accounts.operator);
  await page.goto('/en/dashboard/home');
  await unfoldedMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Devices', exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  await page.goto('/en/dashboard/users');
  await expect(heading(page)).toHaveText('No access');
  await page.goto('/en/dashboard/locations/add');
  await expect(heading(page)).toHaveText('No access');
  await expectAccessible(page, 'html');
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
});

test('marks the open page in the menu and in the breadcrumb', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/locations/1');
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Locations');
  const crumbs = page.getByRole('navigation', { name: 'Where you are' });
  const title = (await heading(page).textContent()) ?? '';
  await expect(crumbs.getByRole('listitem')).toHaveText(['People and places', 'Locations']);
  await expect(page).toHaveTitle(`${title} · Locations · Back office`);
  await crumbs.getByRole('link', { name: 'Locations' }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/locations$/);
});

test('unfolds the area of the open page, and those that the person unfolded before', async ({
  signedIn: page,
}) => {
  const area = (name: string) => menu(page).getByRole('button', { name, exact: true });
  const entry = (name: string) => menu(page).getByRole('link', { name, exact: true });
  await page.goto('/en/dashboard/locations');
  await expect(area('People and places')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry('Devices')).toHaveCount(0);
  await area('Devices').click();
  await entry('Devices').click();
  await expect(heading(page)).toHaveText('Devices');
  await expect(entry('Locations')).toBeVisible();
  await page.reload();
  await expect(entry('Devices')).toBeVisible();
  await expect(area('People and places')).toHaveAttribute('aria-expanded', 'false');
  await area('Devices').click();
  await expect(entry('Devices')).toHaveCount(0);
});

test('has favourites on top of the menu, by pointer and by keyboard', async ({
  signedIn: page,
}) => {
  const favourites = menu(page).getByRole('region', { name: 'Favourites' });
  await page.goto('/en/dashboard/locations');
  await page.getByRole('main').getByRole('button', { name: 'Favourite: Locations' }).focus();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('link', { name: 'Persons', exact: true }).hover();
  await menu(page).getByRole('button', { name: 'Favourite: Persons' }).click();
  await page.goto('/en/dashboard/home');
  await expect(favourites.getByRole('link')).toHaveText(['Locations', 'Persons']);
  await expectAccessible(page, 'html');
  await favourites.getByRole('link', { name: 'Persons' }).hover();
  await favourites.getByRole('button', { name: 'Favourite: Persons' }).click();
  await page.reload();
  await expect(favourites.getByRole('link')).toHaveText(['Locations']);
});

test('says so to whoever may read nothing', async ({ page }) => {
  await signInAs(page, accounts.admin);
  const email = `${uniqueName('nobody').replace(' ', '-')}@demo.test`;
  const person = { firstName: 'Nina', lastName: 'Nieuw', email, active: 1, roleId: 3 };
  const { password } = await call(page, 'PUT', 'users/add', person);
  await choosePassword(page, email, String(password), 'eigen1');
  await signInAs(page, email, 'eigen1');
  await page.goto('/');
  await expect(heading(page)).toHaveText('No rights yet');
  await expect(menu(page).getByRole('link')).toHaveText(['Home']);
  await expectAccessible(page, 'html');
});

test('finds its way from short, unknown and unprefixed addresses', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
  await page.goto('/fr/dashboard/groups?page=1');
  await expect(page).toHaveURL(/\/en\/dashboard\/groups\?page=1$/);
  await page.goto('/dashboard/groups');
  await expect(heading(page)).toHaveText('Security groups');
  await expect(page).toHaveURL(/\/\/[^/]+\/dashboard\/groups$/);
});

test('asks for few things before a list is there, and for nothing twice', async ({
  signedIn: page,
}) => {
  // What is fetched when the page is idle comes after the list.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main tbody tr')) return;
      performance.mark('list');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/dashboard/webshop/products');
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  const asked = await page.evaluate(() => {
    const [list] = performance.getEntriesByName('list');
    return [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
      .filter(({ startTime }) => startTime <= (list?.startTime ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname);
  });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(10);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((path) => path.startsWith('/internal/v1/'))).toEqual([]);
});

test('says that there is nothing at an address', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/groups');
  await expect(heading(page)).toHaveText('Security groups');
  await page.goto('/en/dashboard/nowhere');
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found · Back office');
  await expectAccessible(page, 'html');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('Security groups');
});

test('switches the locale on the open page', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/devices?page=2');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(heading(page)).toHaveText('Apparaten');
  await expect(page).toHaveURL(/\/nl\/dashboard\/devices\?page=2$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto('/dashboard/translationgroups');
  await expect(heading(page)).toHaveText('Vertaalgroepen');
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Translation groups');
  await expect(page).toHaveURL(/\/\/[^/]+\/dashboard\/translationgroups$/);
});

test.describe('theme', () => {
  test.use({ colorScheme: 'light', allowedProblems: [/ERR_FAILED/] });

  test('is chosen, remembered, and there before the app is', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/home');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await expectAccessible(page, 'html');
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
    await expectAccessible(page, 'html');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  });

  test('follows the device until one is chosen', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/home');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  });
});

test('is walked through with the keyboard', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/home');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/home$/);
  await menu(page).getByRole('button', { name: 'Organisation' }).focus();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('link', { name: 'Modules' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Modules');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/dashboard\/myaccount$/);
});

test('has what is open in sight in a long menu, and the first Tab at the top', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto('/en/dashboard/websites/redirects');
  await expect(menu(page).getByRole('link', { name: 'Redirects' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('folds the menu to its pictures, and remembers that', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/home');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expectAccessible(page, 'html');
  const area = menu(page).getByRole('button', { name: 'Organisation' });
  await area.focus();
  await page.keyboard.press('Enter');
  const flyout = page.getByRole('navigation', { name: 'Organisation' });
  await expect(flyout.getByRole('link').first()).toBeFocused();
  await expectAccessible(page, 'html');
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
  await area.click();
  await flyout.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(heading(page)).toHaveText('Users');
  await expect(flyout).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('has the menu in a drawer, with targets for a finger', async ({ signedIn: page }) => {
    await page.goto('/en/dashboard/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const link = (await unfoldedMenu(page)).getByRole('link', { name: 'Users', exact: true });
    await expect(link).toBeVisible();
    await expectAccessible(page, 'html');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(heading(page)).toHaveText('Users');
    await expect(menu(page)).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('says that the device is offline for as long as it is', async ({
  signedIn: page,
  context,
}) => {
  // What is fetched for later, when the page is idle, is there as well.
  await page.goto('/en/dashboard/modules', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText('This device is offline.');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('reports the server’s messages, which stay while pages change and can be closed', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/organisations/switch');
  await page.getByRole('option', { name: 'Bloom & Barrow' }).click();
  const toast = page.getByRole('status').getByText('Bloom & Barrow');
  await expect(toast).toBeVisible();
  await (await unfoldedMenu(page)).getByRole('link', { name: 'Modules' }).click();
  await expect(heading(page)).toHaveText('Modules');
  await toast.hover();
  await expectAccessible(page, 'html');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast).toBeHidden();
});
