import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { expectLinkable, linkFound } from '../support/links';
import {
  badToast,
  button,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  tab,
} from '../support/locators';
import { addProduct, chooseFound, titlesOf } from '../support/products';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const SHOP = '/en/dashboard/webshop';
const addCategory = (page: Page, title: string): Promise<number> =>
  addRecord(page, 'webshop/productcategories', { languages: titlesOf(title) });

const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

test('categories are a tree that opens and closes; a search finds them flat', async ({
  signedIn: page,
}) => {
  const [parent, child] = [uniqueName('Dranken'), uniqueName('Koffie')];
  const [parentId, childId] = [await addCategory(page, parent), await addCategory(page, child)];
  await call(page, 'POST', `webshop/productcategories/${childId}`, {
    function: 'addParentCategory',
    categoryId: parentId,
  });
  await page.goto(`${SHOP}/productcategories`);
  const toggle = button(page, `What lies beneath ${parent}`);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, child)).toContainText('level 2');
  await toggle.press('Enter');
  await expect(rowOf(page, child)).toHaveCount(0);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await searchBox(page).fill(child);
  await expect(rowOf(page, child)).toBeVisible();
  await expect(rowOf(page, child)).not.toContainText('level 2');
  await expectAccessible(page);
});

test('a category gets a title in every language, and a place beneath another', async ({
  signedIn: page,
}) => {
  const [name, parent] = [uniqueName('IJs'), uniqueName('Zomer')];
  await addCategory(page, parent);
  const calls = recordCalls(page);
  await page.goto(`${SHOP}/productcategories/add`);
  await inputOf(main(page), 'Title').fill(name);
  await button(page, 'Save').click();
  await expect(badToast(page, 'Enter a title in every language')).toBeVisible();
  for (const language of ['English', 'German', 'French']) {
    await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    await inputOf(main(page), 'Title').fill(`${name} ${language}`);
  }
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Category added')).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: name,
    languages: [{ language: 'NL-nl', title: name }, {}, {}, {}],
    hasOrgs: 0,
  });

  await tab(page, 'Parent category').click();
  await expectLinkable(page, name, 0);
  await linkFound(page, parent);
  await expect(goodToast(page, 'Category linked')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: parent })).toBeVisible();
});

test('a category shows its products, those without a supplier apart', async ({
  signedIn: page,
}) => {
  const product = uniqueName('Limonade');
  const categoryId = await addCategory(page, uniqueName('Fris'));
  const { id: productId } = await addProduct(page, product);
  await call(page, 'POST', `webshop/products/${productId}`, {
    function: 'addProductCategory',
    categoryId,
  });
  const calls = recordCalls(page);
  await page.goto(`${SHOP}/productcategories/${categoryId}?tab=products`);
  await expect(main(page).getByRole('link', { name: product })).toHaveAttribute(
    'href',
    new RegExp(`webshop/products/${productId}$`),
  );
  await page.getByRole('switch', { name: 'Without a supplier' }).click();
  await expect
    .poll(() => calls.at(-1)?.body)
    .toEqual({ function: 'categoryFilter', noSupplierOnly: 1 });
});

test('a product list holds products with a price, in an order of its own', async ({
  signedIn: page,
}) => {
  const [first, second] = [uniqueName('Mayonaise'), uniqueName('Curry')];
  const { id: firstId } = await addProduct(page, first);
  const { id: secondId } = await addProduct(page, second, { price: 0.7 });
  const id = await addRecord(page, 'webshop/productlists', { name: uniqueName('Sauzen') });
  const calls = recordCalls(page);
  await page.goto(`${SHOP}/productlists/${id}?tab=products`);
  for (const [name, price] of [
    [first, '0,50'],
    [second, ''],
  ] as const) {
    await button(page, 'Add').click();
    await chooseFound(page, 'Product', name);
    await inputOf(page, 'Price').fill(price);
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rowOf(page, name)).toBeVisible();
  }
  expect(calls.filter(({ body }) => JSON.stringify(body).includes('addProduct'))).toMatchObject([
    { body: { function: 'addProduct', productId: firstId, price: 0.5 } },
    { body: { function: 'addProduct', productId: secondId, price: null } },
  ]);
  await expect(rowOf(page, second)).toContainText('€0.70');

  await button(page, `Move ${second} up`).click();
  await expect(main(page).getByRole('row').nth(1)).toContainText(second);
  await button(page, `Edit ${first}`).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
  await inputOf(page, 'Price').fill('0.45');
  await button(page, 'Save').click();
  await expect(rowOf(page, first)).toContainText('€0.45');
  await button(page, `Delete ${second}`).click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(rowOf(page, second)).toHaveCount(0);
  await expectAccessible(page);
});

test('a menu is made of groups of products that are ordered and switched off', async ({
  signedIn: page,
}) => {
  const [soup, roll] = [uniqueName('Soep'), uniqueName('Broodje')];
  const { id: soupId } = await addProduct(page, soup);
  const { id: rollId } = await addProduct(page, roll);
  const title = uniqueName('Lunch');
  const calls = recordCalls(page);
  await page.goto(`${SHOP}/menus/add`);
  await inputOf(main(page), 'Title').fill(title);
  await tab(page, 'Products').click();
  await button(page, 'Add a row').click();
  await expect(inputOf(main(page), 'Group')).toBeFocused();
  await page.keyboard.type('Warm');
  await chooseFound(page, 'Add by choosing', soup);
  await chooseFound(page, 'Add by choosing', roll);
  await group(page, soup).getByRole('switch', { name: 'Active' }).click();
  await button(page, `Move ${roll} up`).click();
  await button(page, 'Add a row').click();
  await page.keyboard.type('Koud');
  await button(page, 'Move Koud up').click();
  await expectAccessible(page);
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Menu added')).toBeVisible();
  const sent = calls.at(-1)?.body as { products: string } | undefined;
  expect(JSON.parse(sent?.products ?? '')).toEqual([
    { title: 'Koud', order: 1, products: [] },
    {
      title: 'Warm',
      order: 2,
      products: [
        { id: rollId, title: roll, active: 1 },
        { id: soupId, title: soup, active: 0 },
      ],
    },
  ]);
  await expect(heading(page)).toHaveText(title);
  await tab(page, 'Products').click();
  await expect(main(page).getByRole('link', { name: roll })).toBeVisible();
  const id = Number(page.url().match(/menus\/(\d+)/)?.[1]);
  expect(await stored(page, `webshop/productmenus/${id}`)).toMatchObject({
    startTime: '00:00',
    endTime: '23:59',
    types: '0,1,2,3,4',
  });
});
