import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { act, button, fromMenu, heading, main } from '../support/locators';
import { addProduct } from '../support/products';
import { addRecord, call, stored, uniqueName } from '../support/stored';

const AS_BEFORE = 'It is as it was before';

/** Takes back what the last message reports. */
const undo = async (page: Page): Promise<void> => {
  await button(page.getByRole('status'), 'Undo').last().click();
  await expect(page.getByText(AS_BEFORE).last()).toBeVisible();
};

test('rows that were put elsewhere or removed are back with Undo', async ({ signedIn: page }) => {
  const id = await addRecord(page, 'webshop/productlists', { name: uniqueName('List') });
  const path = `webshop/productlists/${id}`;
  const titles = [uniqueName('One'), uniqueName('Two')];
  for (const title of titles) {
    const { id: productId } = await addProduct(page, title);
    await call(page, 'POST', path, { function: 'addProduct', productId, price: 1 });
  }
  await page.goto(`/en/dashboard/${path}?tab=products`);
  const first = main(page).getByRole('row').nth(1);
  await expect(first).toContainText(titles[0] ?? '');
  await button(page, `Move ${titles[1]} up`).click();
  await expect(first).toContainText(titles[1] ?? '');
  await undo(page);
  await expect(first).toContainText(titles[0] ?? '');
  await button(page, `Delete ${titles[0]}`).click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: titles[0] ?? '' }),
  ).toHaveCount(0);
  await undo(page);
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: titles[0] ?? '' }),
  ).toHaveCount(1);
  await expect(first).toContainText(titles[0] ?? '');
});

test('what is published is taken back: devices get what they had', async ({ signedIn: page }) => {
  const id = await addRecord(page, 'digitalsignage/schedules', { name: uniqueName('Week') });
  await page.goto(`/en/dashboard/digitalsignage/schedules/detail/${id}`);
  const publish = async () => {
    await act(page, 'Publish');
    await button(page.getByRole('dialog'), 'Publish').click();
  };
  const takeBack = (message: string) =>
    page
      .getByRole('status')
      .locator('.MuiAlert-root')
      .filter({ hasText: message })
      .getByRole('button', { name: 'Undo' })
      .click();
  await publish();
  await expect(main(page).getByText(/^Version 1 published/)).toBeVisible();
  await takeBack('Published');
  await expect(main(page).getByText('Not published yet')).toBeVisible();
  await publish();
  await expect(main(page).getByText(/^Version 2 published/)).toBeVisible();
  await act(page, 'Take back');
  await button(page.getByRole('dialog'), 'Take back').click();
  await expect(main(page).getByText('Not published yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expect(main(page).getByText(/^Version 3 published/)).toBeVisible();
});

const entries = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^History of / }).getByRole('listitem');

const undoEntry = (entry: Locator) => entry.getByRole('button', { name: /^Undo: the change of/ });

test('a record’s history takes back what was done to it, after a reload as well', async ({
  signedIn: page,
}) => {
  const id = await addRecord(page, 'webshop/vat', { name: uniqueName('Tariff'), tariff: 9 });
  const path = `webshop/vat/${id}`;
  await call(page, 'PUT', path, { tariff: 12 });
  await call(page, 'DELETE', path);
  const { results: lying } = await call(page, 'GET', 'trash?maxrowcount=50');
  const trashed = (lying as { id: number; name: string }[])[0];
  await call(page, 'POST', `trash/${trashed?.id}`, { function: 'restore' });
  await page.goto(`/en/dashboard/${path}`);
  await button(main(page), 'History').click();
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).nth(0)).toContainText('Restored from the trash');
  await expect(entries(page).nth(1)).toContainText('Deleted');
  await expect(undoEntry(entries(page).nth(1))).toHaveCount(0);
  await undoEntry(entries(page).nth(2)).click();
  await expect(page.getByText(AS_BEFORE)).toBeVisible();
  await expect(entries(page)).toHaveCount(5);
  await expect(entries(page).nth(0)).toContainText('Took something back');
  await expect(entries(page).nth(3)).toContainText('Undone since');
  expect(await stored(page, path)).toMatchObject({ tariff: 9 });
  await expectAccessible(page, '[role="dialog"]');

  await page.reload();
  await button(main(page), 'History').click();
  await undoEntry(entries(page).nth(0)).click();
  await expect(entries(page)).toHaveCount(6);
  expect(await stored(page, path)).toMatchObject({ tariff: 12 });
});

test('an import is undone from its message', async ({ signedIn: page }) => {
  const name = uniqueName('Imported');
  await page.goto('/en/dashboard/webshop/vat');
  await fromMenu(page, 'Import CSV');
  const buffer = Buffer.from(`name,tariff\n${name} a,3\n${name} b,4`);
  const file = { name: 'rates.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Import/ }).click();
  await expect(dialog).toBeHidden();
  const rates = () => main(page).getByRole('row').filter({ hasText: name });
  await expect(rates()).toHaveCount(2);
  await button(page.getByRole('status'), 'Undo').click();
  await expect(page.getByText(AS_BEFORE)).toBeVisible();
  await expect(rates()).toHaveCount(0);
});

test('a user’s record lists what they did, and the activity stands in Dutch on a phone', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Leverancier');
  await addRecord(page, 'webshop/suppliers', { name });
  const { user } = (await call(page, 'GET', 'session')) as { user: { id: number } };
  await page.goto(`/en/dashboard/users/${user.id}?tab=activity`);
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Added');
  await expectAccessible(page);
  await row.click();
  await expect(heading(page)).toContainText(name);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/dashboard/activity');
  await expect(main(page).getByText(name).first()).toBeVisible();
  await expect(main(page).getByText('Toegevoegd').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('a price sheet as it was stands beside what it is, as both look', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Sheet');
  const id = await addRecord(page, 'digitalsignage/pricesheets', { name });
  const path = `digitalsignage/pricesheets/${id}`;
  await call(page, 'PUT', path, { templateCssContent: 'body { color: teal; }' });
  await page.goto(`/en/dashboard/digitalsignage/pricesheets/detail/${id}`);
  await button(main(page), 'History').click();
  await entries(page)
    .first()
    .getByRole('button', { name: /^Compare with before/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Before and now' });
  await expect(dialog.getByRole('region', { name: /^Before the change of/ })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Now', exact: true })).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveCount(2);
  await expectAccessible(page, '[role="dialog"]');
});
