import type { Page } from 'playwright/test';
import { addVersion, FILES, ownApp } from '../support/apks';
import { anna, dialog, documentNames, openList } from '../support/documentLists';
import { fillIn, makeList, setColumns } from '../support/filledIn';
import { expect, test } from '../support/fixtures';
import { act, button, main, searchBox } from '../support/locators';
import { addProduct } from '../support/products';
import { addRecord, call, stored, uniqueName } from '../support/stored';

// Forms, rows and links: conflicts.spec.ts; calendars: blockCalendar.spec.ts. The browser logs refusals.
test.use({ allowedProblems: [/412/] });

const question = (page: Page) => page.getByRole('dialog', { name: /changed this too$/ });
const asked = (page: Page) => page.getByRole('dialog').filter({ hasText: /Go on|in place of/ });

test('stock that somebody else has entered meanwhile is asked about', async ({
  signedIn: page,
}) => {
  const path = 'webshop/productstock?page=1&maxrowcount=2';
  const rows = async () =>
    (await call(page, 'GET', path)).results as Record<string, string | number>[];
  const [, second] = await rows();
  const { productId, variantId, sku, stock } = second ?? {};
  const enter = (amount: unknown) =>
    call(page, 'POST', 'webshop/productstock', {
      ...{ function: 'updateStock', productId, variantId, stock: amount },
    });
  await page.goto('/en/dashboard/webshop/stock');
  await searchBox(page).fill(String(sku));
  const row = main(page).locator('tbody').getByRole('row');
  await expect(row).toHaveCount(1);
  await enter(41);
  await row.getByRole('textbox').fill('42');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  expect((await rows())[1]?.stock).toBe(41);
  await question(page)
    .getByRole('radio', { name: /^Yours/ })
    .check();
  await button(question(page), 'Save').click();
  await expect.poll(async () => (await rows())[1]?.stock).toBe(42);
  await enter(stock);
});

test('an action on a record that somebody else has changed meanwhile asks first', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const lastName = uniqueName('Visser');
  const email = `${lastName.replace(' ', '.')}@example.com`.toLowerCase();
  const id = await addRecord(page, 'users', { firstName: 'Kees', lastName, email, roleId: 3 });
  await page.goto(`/en/dashboard/users/${id}`);
  await expect(button(page, 'Edit')).toBeVisible();
  await call(page, 'PUT', `users/${id}`, { firstName: 'Cees' });
  const reset = async () => {
    await act(page, 'Reset password');
    await button(page.getByRole('dialog'), 'Reset password').click();
  };
  await reset();
  await expect(asked(page)).toContainText('First name');
  await button(asked(page), 'Cancel').click();
  await expect(main(page)).toContainText('Cees');
  await reset();
  await expect(page.getByRole('dialog', { name: /password/i })).toContainText('Cees');
});

test('what two people fill in in one document comes together, and what both did is asked', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const list = await makeList(page);
  await fillIn(page, list, anna);
  await setColumns(page, list, ['Wie', 'Hoeveel']);
  const item = async () => {
    const { items } = await stored(page, `objectlistItems/${list.listId}`);
    return (items as { objectId: number; values: { value: unknown }[] }[])[0];
  };
  const objectId = (await item())?.objectId;
  const change = (rowId: number, value: unknown) =>
    call(page, 'POST', `objectlists/${list.groupId}`, {
      ...{ function: 'addDocument', objectId, values: [{ rowId, value }] },
    });
  const values = async () => (await item())?.values.map(({ value }) => value).slice(0, 2);

  await openList(page, list);
  await documentNames(page).click();
  await dialog(page).getByLabel('Naam').fill('Anja');
  await change(2, 99);
  await button(dialog(page), 'Save').click();
  await expect(dialog(page)).toBeHidden();
  expect(await values()).toEqual(['Anja', 99]);

  await documentNames(page).click();
  await dialog(page).getByLabel('Naam').fill('Anneke');
  await change(1, 'Annelies');
  await button(dialog(page), 'Save').click();
  await expect(asked(page)).toContainText('changed Naam too');
  await button(asked(page), 'Cancel').click();
  expect(await values()).toEqual(['Annelies', 99]);
  await expect(dialog(page).getByLabel('Naam')).toHaveValue('Anneke');
  await button(dialog(page), 'Save').click();
  await button(asked(page), 'Go on').click();
  await expect(dialog(page)).toBeHidden();
  expect(await values()).toEqual(['Anneke', 99]);
});

test('devices that somebody else has given an app stay when others are added', async ({
  signedIn: page,
}) => {
  const id = await addVersion(page, ownApp('Thee'), 1);
  const { results } = await call(page, 'GET', 'devices?page=1&maxrowcount=2&sort=deviceName');
  const [one, other] = results as { id: number; deviceName: string }[];
  await page.goto(`${FILES}/${id}?tab=devices`);
  await button(page, 'Change devices').click();
  await page
    .getByRole('checkbox', { name: `Assign to ${one?.deviceName}`, exact: true })
    .press('Space');
  const assigned = { apkId: id, frontAppDeviceIds: [] };
  await call(page, 'POST', 'apk/assignments', { ...assigned, deviceIds: [other?.id] });
  await button(page, 'Save').click();
  await expect(button(page, 'Change devices')).toBeVisible();
  const rows = (await call(page, 'GET', `apk/assignments?apkFileId=${id}`)).results;
  expect((rows as { deviceId: number }[]).map(({ deviceId }) => deviceId).toSorted()).toEqual(
    [one?.id, other?.id].toSorted(),
  );
});

test('rows that somebody else has put in another order are shown before they are moved', async ({
  signedIn: page,
}) => {
  const names = [uniqueName('Mayonaise'), uniqueName('Curry')];
  const id = await addRecord(page, 'webshop/productlists', { name: uniqueName('Sauzen') });
  const path = `webshop/productlists/${id}`;
  const ids: number[] = [];
  for (const name of names) {
    const { id: productId } = await addProduct(page, name);
    ids.push(productId);
    await call(page, 'POST', path, { function: 'addProduct', productId, price: 1 });
  }
  await page.goto(`/en/dashboard/webshop/productlists/${id}?tab=products`);
  const rows = main(page).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(names[0] ?? '');
  for (const [place, productId] of ids.toReversed().entries())
    await call(page, 'POST', path, { function: 'updateOrder', productId, order: place + 1 });
  await button(page, `Move ${names[1]} up`).click();
  await expect(page.getByText(/changed this meanwhile, so nothing was done/)).toBeVisible();
  await expect(rows.first()).toContainText(names[1] ?? '');
});
