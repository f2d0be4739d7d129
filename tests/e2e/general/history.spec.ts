import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, group, main } from '../support/locators';
import { addProduct } from '../support/products';
import { addRecord, call, stored, uniqueName } from '../support/stored';

/** Opens the history of the record that is shown. */
const openHistory = async (page: Page) => {
  await button(main(page), 'History').click();
  const history = page.getByRole('dialog', { name: /^History of / });
  await expect(history).toBeVisible();
  return history;
};

/** A tariff that was changed twice, and given a row. */
const changedTariff = async (page: Page) => {
  const name = uniqueName('Tariff');
  const id = await addRecord(page, 'webshop/vat', { name, tariff: 9 });
  const path = `webshop/vat/${id}`;
  await call(page, 'PUT', path, { tariff: 12 });
  await call(page, 'PUT', path, { name: `${name} low` });
  const row = { name: 'Belgium', tariff: 21, countryCode: 'BE' };
  await call(page, 'POST', path, { function: 'addIntTariff', ...row });
  await page.goto(`/en/dashboard/webshop/vat/${id}`);
  return { path, name };
};

test('a record’s history has who changed what, and brings a field back and leaves the others', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const { path, name } = await changedTariff(page);
  const history = await openHistory(page);
  const changes = history.getByRole('listitem');
  await expect(changes).toHaveCount(4);
  await expect(changes.nth(2)).toContainText(/Tariff.*9.*12/);
  await expect(changes.nth(3)).toContainText('Added');
  await button(changes.nth(2), 'Undo this change: Tariff').click();
  await expect(changes).toHaveCount(5);
  await expect(changes.first()).toContainText(/12.*became.*9/);
  expect(await stored(page, path)).toMatchObject({ tariff: 9, name: `${name} low` });
  await button(history, 'Close').click();
  await expect(group(page, 'Tariff')).toContainText('9');
});

test('a row and a whole record are brought back', async ({ signedIn: page }) => {
  const { path, name } = await changedTariff(page);
  const history = await openHistory(page);
  const changes = history.getByRole('listitem');
  await changes
    .first()
    .getByRole('button', { name: /^Undo this change: Belgium/ })
    .click();
  await expect(changes).toHaveCount(5);
  expect(await stored(page, path)).toMatchObject({ internationalTariffs: [] });
  await changes
    .first()
    .getByRole('button', { name: /^Undo this change: Belgium/ })
    .click();
  await expect(changes).toHaveCount(6);
  expect(await stored(page, path)).toMatchObject({ internationalTariffs: [{ name: 'Belgium' }] });
  // The oldest change but that it was made.
  await changes
    .nth(4)
    .getByRole('button', { name: /^Restore to before this: the change of/ })
    .click();
  await button(page.getByRole('dialog', { name: 'Restore to before this' }), 'Restore').click();
  await expect(changes).toHaveCount(8);
  expect(await stored(page, path)).toMatchObject({ name, tariff: 9, internationalTariffs: [] });
});

test('a row that is brought back from the history takes the place that it had', async ({
  signedIn: page,
}) => {
  const id = await addRecord(page, 'webshop/productlists', { name: uniqueName('List') });
  const path = `webshop/productlists/${id}`;
  const products = [await addProduct(page), await addProduct(page)];
  for (const { id: productId } of products)
    await call(page, 'POST', path, { function: 'addProduct', productId, price: 1 });
  await call(page, 'POST', path, { function: 'deleteProduct', productId: products[0]?.id });
  await call(page, 'POST', path, {
    ...{ function: 'updateOrder', productId: products[1]?.id, order: 1 },
  });
  await page.goto(`/en/dashboard/${path}`);
  const history = await openHistory(page);
  const changes = history.getByRole('listitem');
  await expect(changes).toHaveCount(5);
  await changes
    .nth(1)
    .getByRole('button', { name: /^Undo this change: / })
    .click();
  await expect(changes).toHaveCount(6);
  const { results } = await call(page, 'POST', path, { function: 'productListProducts' });
  expect(results).toMatchObject([
    { productId: products[0]?.id, order: 1 },
    { productId: products[1]?.id, order: 2 },
  ]);
});

test('what somebody changed once more is asked', async ({ signedIn: page }) => {
  const { path } = await changedTariff(page);
  await call(page, 'PUT', path, { tariff: 15 });
  const history = await openHistory(page);
  await button(history.getByRole('listitem').nth(3), 'Undo this change: Tariff').click();
  const question = page.getByRole('dialog', { name: /changed this too$/ });
  await question.getByRole('radio', { name: 'As it was, restored' }).check();
  await expect(question.getByRole('radio', { name: 'Yours' })).toHaveCount(0);
  await button(question, 'Cancel').click();
  expect(await stored(page, path)).toMatchObject({ tariff: 15 });
});

test('what somebody changes while the history is open is asked, and nothing of it is lost', async ({
  signedIn: page,
  browser,
}) => {
  const { path } = await changedTariff(page);
  const history = await openHistory(page);
  await expect(history.getByRole('listitem')).toHaveCount(4);
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, accounts.manager);
  await call(other, 'PUT', path, { tariff: 15 });
  await button(history.getByRole('listitem').nth(2), 'Undo this change: Tariff').click();
  const question = page.getByRole('dialog', { name: 'Teun Kamphuis changed this too' });
  await expect(question).toContainText('15');
  await button(question, 'Cancel').click();
  expect(await stored(page, path)).toMatchObject({ tariff: 15 });
  await other.context().close();
});

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`the history is accessible: ${scheme}, ${width} wide`, async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await changedTariff(page);
    const history = await openHistory(page);
    await expect(history.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(button(main(page), 'History')).toBeFocused();
  });
