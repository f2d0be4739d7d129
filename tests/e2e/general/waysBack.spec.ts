import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { act, button, heading, main, searchBox, tab } from '../support/locators';
import { addRecord, uniqueName } from '../support/stored';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Where you are' });
const rows = (page: Page) => main(page).getByRole('row');
const titles = (page: Page) => rows(page).locator('td a').first();

test('every way back leads to the list as it was left', async ({ signedIn: page }) => {
  const name = uniqueName('Kiosk');
  await page.goto('/en/dashboard/home');
  for (const nr of [1, 2, 3]) await addRecord(page, 'locations', { name: `${name} ${nr}` });
  await page.goto('/en/dashboard/locations');
  await searchBox(page).fill(name);
  await expect(rows(page)).toHaveCount(4);
  const isLeft = () => expect(page).toHaveURL(/\/locations\?.*Kiosk/);
  await titles(page).click();

  // To the next records, and no further; the open tab stays.
  await expect(heading(page)).toHaveText(`${name} 1`);
  await expect(button(page, 'Next record of the list')).toBeEnabled();
  await tab(page, 'Devices').click();
  await expect(tab(page, 'Devices')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(']');
  await expect(heading(page)).toHaveText(`${name} 2`);
  await expect(tab(page, 'Devices')).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Next record of the list').click();
  await expect(heading(page)).toHaveText(`${name} 3`);
  await expect(button(page, 'Next record of the list')).toBeDisabled();
  await page.keyboard.press('[');
  await expect(heading(page)).toHaveText(`${name} 2`);

  await crumbs(page).getByRole('link', { name: 'Locations' }).click();
  await isLeft();
  await main(page)
    .getByRole('link', { name: `${name} 2` })
    .click();
  await page.reload();
  await act(page, 'Delete');
  await button(page.getByRole('dialog'), 'Delete').click();
  await isLeft();
  await expect(rows(page)).toHaveCount(3);
  await main(page).getByRole('link', { name: /^New / }).click();
  await button(page, 'Cancel').click();
  await isLeft();
});

test('records follow one another over the pages of their list, and a link of its own begins anew', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/en/dashboard/devices?page=1&perPage=5');
  await expect(rows(page)).toHaveCount(6);
  await rows(page).last().getByRole('link').first().click();
  await expect(button(page, 'Next record of the list')).toBeVisible();
  const fifth = (await heading(page).textContent()) ?? '';
  await page.keyboard.press(']');
  await expect(heading(page)).not.toHaveText(fifth);
  const sixth = (await heading(page).textContent()) ?? '';
  const address = page.url();
  await crumbs(page).getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).nth(1)).toContainText(sixth);

  const another = await context.newPage();
  await another.goto(address);
  await expect(heading(another)).toHaveText(sixth);
  await expect(button(another, 'Next record of the list')).toHaveCount(0);
  await crumbs(another).getByRole('link', { name: 'Devices' }).click();
  await expect(another).toHaveURL(/\/devices$/);
});
