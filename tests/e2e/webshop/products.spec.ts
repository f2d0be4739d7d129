import { expectAccessible } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import { linkFound, openLinkable } from '../support/links';
import {
  act,
  assignedTo,
  badToast,
  button,
  chooseField,
  goodToast,
  heading,
  main,
  menuItem,
  searchBox,
  tab,
  wrongFields,
} from '../support/locators';
import { addProduct, PRODUCTS, titlesOf } from '../support/products';
import { inputOf } from '../support/samples';
import { addRecord, recordCalls, stored, uniqueName } from '../support/stored';

test('the list finds products, reports a search that is too short, and narrows to those without a supplier', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const { title } = await addProduct(page);
  await page.goto(PRODUCTS);
  await searchBox(page).fill('x');
  await expect(badToast(page, 'At least 2 characters!')).toBeVisible();
  await searchBox(page).fill(title);
  await expect(main(page).getByRole('row')).toHaveCount(2);
  const isAsked = page.waitForRequest(/webshop\/products\?.*noSupplierOnly=1/);
  const toggle = page.getByRole('switch', { name: 'Without a supplier' });
  await toggle.click();
  await isAsked;
  await expect(toggle).toBeChecked();
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();
});

test('a product is added with a price and a title in every language, and has one variation', async ({
  signedIn: page,
}) => {
  const title = uniqueName('Taart');
  const calls = recordCalls(page);
  await page.goto(`${PRODUCTS}/add`);
  await expect(inputOf(page, 'Title').first()).toBeFocused();
  await page.keyboard.type(title);
  await button(page, 'Save').click();
  await expect(main(page)).toContainText('Enter a title in every language');
  await expect(wrongFields(page)).not.toContainText('Enter a title in every language');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  for (const language of ['English', 'German', 'French']) {
    // Its name also shows that something is wrong in it.
    await page
      .getByRole('tab', { name: new RegExp(`^${language}`) })
      .last()
      .click();
    await inputOf(page, 'Title').last().fill(title);
  }
  await tab(page, 'General').click();
  await inputOf(page, 'Price').fill('3,75');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Product added')).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    title,
    price: 3.75,
    visibility: 2,
    productVisibilities: [2],
  });
  await tab(page, 'Variations').click();
  await expect(main(page).getByRole('cell', { name: '€3.75' })).toBeVisible();
  await button(page, `Delete ${title}`).click();
  await expect(badToast(page, 'Cannot delete last variant!')).toBeVisible();
});

test('a related product is searched for in the shop’s own list and linked', async ({
  signedIn: page,
}) => {
  const { id } = await addProduct(page);
  const other = await addProduct(page, uniqueName('Stokbrood'));
  const calls = recordCalls(page);
  await page.goto(`${PRODUCTS}/${id}?tab=relatedProducts`);
  await linkFound(page, other.title);
  await expect(assignedTo(page).getByRole('link', { name: other.title })).toBeVisible();
  const available = await openLinkable(page);
  await available.getByRole('combobox').fill(other.title);
  await expect(available).toContainText('No results');
  const bodies = calls.map(({ body }) => Object(body));
  expect(bodies.filter((body) => body.function !== 'availableLanguages')).toEqual([
    { function: 'addRelatedProduct', productId: other.id },
  ]);
});

test('a product gets its supplier in the form, and is bought as what another supplier offers', async ({
  signedIn: page,
}) => {
  const names = [uniqueName('Bakkerij'), uniqueName('Molen')] as const;
  const [bakery, mill] = [
    await addRecord(page, 'webshop/suppliers', { name: names[0] }),
    await addRecord(page, 'webshop/suppliers', { name: names[1] }),
  ];
  const flour = await addProduct(page, uniqueName('Meel'), { supplierId: mill });
  const bread = await addProduct(page, uniqueName('Brood'));

  await page.goto(`${PRODUCTS}/${bread.id}?tab=general&edit=true`);
  await page.getByRole('combobox', { name: 'Supplier' }).fill(names[0]);
  await page.getByRole('option', { name: names[0], exact: true }).click();
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Product saved')).toBeVisible();
  expect(await stored(page, bread.path)).toMatchObject({
    supplierId: bakery,
    supplierName: names[0],
  });

  await tab(page, 'Suppliers').click();
  const calls = recordCalls(page);
  await button(main(page), 'Add').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Supplier' }).fill(names[1]);
  await page.getByRole('option', { name: names[1], exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Product' }).fill(flour.title);
  await page.getByRole('option', { name: new RegExp(flour.title) }).click();
  await button(dialog, 'Save').click();
  await expect(main(page).getByRole('row').filter({ hasText: flour.title })).toContainText(
    names[1],
  );
  expect(calls.map(({ body }) => body)).toContainEqual({
    function: 'addSupplierProduct',
    supplierId: mill,
    supplierProductId: flour.id,
  });
});

test('on a phone all tabs are named in a menu, and the rows of a product have their buttons on screen', async ({
  signedIn: page,
}) => {
  const { id, title } = await addProduct(page);
  await page.goto(`${PRODUCTS}/${id}?tab=locations`);
  await expect(tab(page, 'Locations')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tab(page, 'Locations')).toBeInViewport({ ratio: 1 });
  await button(page, 'All 11').click();
  await expect(page.getByRole('menuitem')).toHaveCount(11);
  await page.getByRole('menuitem', { name: 'Variations' }).click();
  const open = tab(page, 'Variations');
  await expect(open).toHaveAttribute('aria-selected', 'true');
  await expect(open).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('€4.50');
  for (const name of [`Edit ${title}`, `Delete ${title}`])
    await expect(button(row, name)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a search that finds many products shows more of them when asked to', async ({
  signedIn: page,
}) => {
  await page.route(/webshop\/products\?.*filter=/, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    asked.delete('filter');
    const answer = await route.fetch({ url: `${route.request().url().split('?')[0]}?${asked}` });
    const { results, ...others } = await answer.json();
    const most = Number(asked.get('maxrowcount'));
    await route.fulfill({
      json: {
        ...others,
        results: Array.from({ length: Math.min(most, 120) }, (_, at) => ({
          ...results[0],
          // Of none of these are there pictures to be read.
          images: [],
          id: 10_000 + at,
        })),
        totalRowCount: 120,
      },
    });
  });
  // The row beneath the pointer is read ahead.
  const { id: known } = await addProduct(page);
  await page.route(/webshop\/products\/10\d{3}\b/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\b10\d{3}\b/, String(known));
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(PRODUCTS);
  await searchBox(page).fill('many');
  await expect(main(page).getByText('50 of 120 matches')).toBeVisible();
  await button(page, 'Show more (50)').click();
  await expect(main(page).getByText('100 of 120 matches')).toBeVisible();
  await button(page, 'Show more (20)').click();
  await expect(main(page).getByText('1–120 of 120')).toBeVisible();
  await searchBox(page).fill('others');
  await expect(main(page).getByText('50 of 120 matches')).toBeVisible();
});

test('a copy is opened under a title that says so', async ({ signedIn: page }) => {
  const { id, title } = await addProduct(page);
  await page.goto(`${PRODUCTS}/${id}`);
  await act(page, 'Copy');
  await expect(heading(page)).toHaveText(`${title} (kopie)`);
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
});

test('a product that may not be changed has no buttons that change it', async ({
  signedIn: page,
}) => {
  const { id, title } = await addProduct(page);
  await askAnew(page);
  await page.route(`**/webshop/products/${id}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    return route.fulfill({ json: { ...body, results: { ...body.results, canEdit: false } } });
  });
  await page.goto(`${PRODUCTS}/${id}?edit=true`);
  await expect(heading(page)).toHaveText(title);
  await expect(await menuItem(page, 'Copy')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const name of ['Save', 'Edit', 'Delete']) await expect(button(page, name)).toHaveCount(0);
  await tab(page, 'Variations').click();
  await expect(main(page).getByRole('cell', { name: '€4.50' })).toBeVisible();
  await expect(button(page, 'Add')).toHaveCount(0);
  await tab(page, 'Images').click();
  await expect(button(page, 'Add images')).toHaveCount(0);
});

test('several products are changed and deleted at once, each with its result', async ({
  signedIn: page,
}) => {
  const title = uniqueName('Vaas');
  const first = await addProduct(page, `${title} groot`);
  const second = await addProduct(page, `${title} klein`);
  await page.goto(PRODUCTS);
  await searchBox(page).fill(title);
  await expect(main(page).getByRole('row')).toHaveCount(3);
  await main(page).getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await button(main(page), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await chooseField(dialog, 'Price is entered at sale');
  await dialog.getByRole('switch', { name: 'Price is entered at sale', exact: true }).check();
  await expectAccessible(page);
  await button(dialog, 'Change 2 rows').click();
  const result = main(page).getByRole('alert');
  await expect(result).toContainText('2 done.');
  for (const { path } of [first, second])
    expect(await stored(page, path)).toMatchObject({ openprice: 1, active: 1, price: 4.5 });

  await main(page).getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await button(main(page), 'Delete').click();
  const ask = page.getByRole('dialog', { name: 'Delete' });
  await expect(ask).toContainText('2 products');
  await button(ask, 'Delete').click();
  await expect(result.getByRole('listitem')).toHaveText([first.title, second.title]);
  await expect(main(page).getByText('No results')).toBeVisible();
});

test('one category is linked by its first letters and one key', async ({ signedIn: page }) => {
  const { id } = await addProduct(page);
  const title = uniqueName('Soepen');
  const languages = titlesOf(title);
  await addRecord(page, 'webshop/productcategories', { languages });
  await page.goto(`${PRODUCTS}/${id}?tab=categories`);
  const available = await openLinkable(page);
  await available.getByRole('combobox').fill(title);
  await expect(available.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(available).toHaveCount(0);
  await expect(assignedTo(page).getByText(title)).toBeVisible();
});
