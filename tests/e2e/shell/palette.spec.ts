import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe';
import { holdScripts } from '../support/drawn';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { heading, main } from '../support/locators';
import { addRecord, uniqueName } from '../support/stored';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

test('finds records, pages and actions by the keyboard, and offers where one was last', async ({
  signedIn: page,
  context,
}) => {
  const name = uniqueName('Paviljoen');
  const id = await page
    .goto('/en/dashboard/home')
    .then(() => addRecord(page, 'locations', { name, city: 'Zierikzee' }));
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`${name} zierik`);
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(option(page, name)).toContainText('Zierikzee');
  await expectAccessibleInBothSchemes(page);

  const another = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await another).waitForURL(new RegExp(`/en/dashboard/locations/${id}$`));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await expect(main(page)).toBeFocused();

  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.keyboard.type('new locat');
  await expect(option(page, 'New location')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/dashboard\/locations\/add$/);
  await expect(heading(page)).toHaveText('New location');

  await page.keyboard.press('Control+k');
  await expect(group(page, 'Recent').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('neder');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Locatie toevoegen');
});

test('takes what is typed before its search box is there', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/webshop/products/1');
  await expect(heading(page)).not.toBeEmpty();
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('edel');
  await page.keyboard.press('Backspace');
  release();
  await expect(field(page)).toHaveValue('ede');
  await page.keyboard.type('lweiss');
  await expect(field(page)).toHaveValue('edelweiss');
  // None of it was taken for a key of the page.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/products\/1$/);
});

test('leads from home to what is to be done, and from a record to its history', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/home');
  await expect(main(page).getByRole('link', { name: /still to be paid/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('to be paid');
  await expect(option(page, /still to be paid/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/webshop\/salesorders\?.*unsettled/);

  await page.goto('/en/dashboard/webshop/vat/1');
  await expect(main(page).getByRole('button', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('history');
  await expect(option(page, 'History')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^History of / })).toBeVisible();
});

test('offers nobody what they may not open or do, and gives the focus back', async ({ page }) => {
  await signInAs(page, accounts.operator);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/dashboard/locations');
  await expect(heading(page)).toHaveText('Locations');
  const button = page.getByRole('button', { name: 'Search everything' });
  await button.click();
  await field(page).fill('users');
  await expect(option(page, /^Application users/)).toBeVisible();
  await expect(option(page, /^Users/)).toHaveCount(0);
  await field(page).fill('marjolein');
  await expect(palette(page).getByText(/Nothing is called|result/)).toBeVisible();
  await expect(option(page, /van der Linden/)).toHaveCount(0);
  await field(page).fill('new location');
  await expect(palette(page).getByText(/Nothing is called|result/)).toBeVisible();
  await expect(option(page, 'New location')).toHaveCount(0);
  await expectAccessible(page, 'html');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('lists the keys that work on the open page, and no others', async ({ signedIn: page }) => {
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await page.goto('/en/dashboard/locations');
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(main(page).getByRole('textbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(main(page).getByRole('textbox', { name: 'Search' })).toHaveValue('?');
  await page.keyboard.press('Escape');
  await main(page).focus();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('term')).toHaveText([
    'Search everything',
    'Search in the list',
    'Show the keys',
  ]);
  await expectAccessible(page, 'html');
});
