import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { button, goodToast, main, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { call, stored, uniqueName } from '../support/stored';

/** A green picture of one pixel. */
const picture = {
  name: 'knop.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAB/AP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
};

/** The start screen beside the form; it is drawn for eyes alone. */
const startScreen = (page: Page): Locator => page.getByRole('complementary').locator('figure');

const enterText = async (page: Page, number: number, key: string, value: string) => {
  await button(page, 'Add a row').click();
  await page.getByLabel(`Key of row ${number}`).fill(key);
  await page.getByLabel(`Value of row ${number}`).fill(value);
};

test('a kiosk app is made, and its start screen follows what is entered', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Kaarten');
  await page.goto('/en/dashboard/kioskapps/add');
  await inputOf(main(page), 'Name').fill(name);
  await expect(tab(page, 'Colours')).toHaveCount(0);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/kioskapps\/\d+$/);
  await expect(startScreen(page)).toContainText('There are no texts in this language yet.');

  await button(page, 'Edit').click();
  await tab(page, 'Texts').click();
  await enterText(page, 1, 'title', 'Welkom');
  await enterText(page, 2, 'text', '<img src=x onerror=alert(1)>');
  await enterText(page, 3, 'buy', 'Kopen');
  await expect(startScreen(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  const buy = startScreen(page).getByText('Kopen', { exact: true });
  await expect(buy).toHaveCSS('background-color', 'rgb(250, 250, 250)');

  await tab(page, 'English').click();
  await enterText(page, 1, 'title', 'Welcome');
  await expect(startScreen(page).getByText('Welcome', { exact: true })).toBeVisible();
  await expect(buy).toHaveCount(0);
  await button(page, 'NL: Dutch').click();

  await tab(page, 'Colours').click();
  await inputOf(main(page), 'Background 3').fill('#ffcc00');
  await inputOf(main(page), 'Foreground 3').fill('#ffffff');
  await expect(buy).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  await expect(
    main(page).getByText('Hard to read on “Background 3”: contrast 1.5, at least 4.5 is needed.'),
  ).toBeVisible();
  await expect(startScreen(page)).toContainText('Foreground 3 on Background 3 (contrast 1.5)');
  await inputOf(main(page), 'Foreground 3').fill('#333333');
  await expect(startScreen(page)).toContainText('All texts can be read on their backgrounds.');

  await tab(page, 'Pictures').click();
  await page.getByLabel('Picture 1', { exact: true }).first().setInputFiles(picture);
  await expect(buy.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Kiosk app saved')).toBeVisible();

  await page.reload();
  await expect(buy).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  await expect(buy.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await button(page, 'FR: French').click();
  await expect(startScreen(page)).toContainText('There are no texts in this language yet.');
  const path = new URL(page.url()).pathname.replace(/.*(?=kioskapps)/, '');
  expect(await stored(page, path)).toMatchObject({
    name,
    options: { backgroundColor3: '#ffcc00', foregroundColor3: '#333333', image1: 'knop.gif' },
  });
  await call(page, 'DELETE', path);
});
