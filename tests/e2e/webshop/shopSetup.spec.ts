import { expect, test } from '../support/fixtures';
import { clickAndLeave, openLinkable } from '../support/links';
import {
  act,
  assignedTo,
  badToast,
  button,
  goodToast,
  heading,
  main,
  searchBox,
  tab,
  wrongFields,
} from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const VAT = '/en/dashboard/webshop/vat';
const TURNOVER_GROUPS = '/en/dashboard/webshop/turnovergroups';
const SUPPLIERS = '/en/dashboard/webshop/suppliers';

test('one VAT tariff is the default, and has tariffs of other countries, and gives way to another', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Overgang');
  const { results } = await call(page, 'GET', 'webshop/vat');
  const before = (results as { id: number; name: string; default: number }[]).find(
    (row) => row.default === 1,
  );
  const calls = recordCalls(page);
  await page.goto(`${VAT}/add`);
  await button(page, 'Save').click();
  await expect(wrongFields(page)).toContainText('Tariff');
  await inputOf(main(page), 'Name').fill(name);
  await inputOf(main(page), 'Tariff').fill('12,5');
  await main(page).getByRole('switch', { name: 'Default' }).check();
  await button(page, 'Save').click();
  await expect(goodToast(page, 'VAT tariff added')).toBeVisible();
  await expect(page).toHaveURL(/vat\/\d+$/);
  expect(await stored(page, `webshop/vat/${before?.id}`)).toMatchObject({ default: 0 });

  await tab(page, 'International tariffs').click();
  await expect(main(page)).toContainText('No results');
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog');
  await inputOf(dialog, 'Name').fill('Regelsteuersatz');
  await inputOf(dialog, 'Tariff').fill('19');
  await selectOf(dialog, 'Country').fill('Germ');
  await page.getByRole('option', { name: /Germany/ }).click();
  await button(dialog, 'Save and add another').click();
  await expect(inputOf(dialog, 'Name')).toBeFocused();
  await expect(inputOf(dialog, 'Name')).toHaveValue('');
  await button(dialog, 'Cancel').click();
  const row = page.getByRole('row').filter({ hasText: 'Regelsteuersatz' });
  await expect(row).toContainText('Germany');
  await button(row, 'Delete Regelsteuersatz').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(main(page)).toContainText('No results');
  expect(calls.map(({ body }) => body)).toEqual([
    { name, tariff: 12.5, default: 1 },
    { function: 'addIntTariff', name: 'Regelsteuersatz', tariff: 19, countryCode: 'DE' },
    { function: 'deleteIntTariff', intVATId: 1 },
  ]);
  await call(page, 'PUT', `webshop/vat/${before?.id}`, { default: 1 });
  // Another default changes this one as well, and what has changed isn't deleted unseen.
  await page.reload();

  const titles = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({
    language,
    title: name,
  }));
  const VATTariffId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const values = { price: 1, VATTariffId, languages: titles };
  const productId = await addRecord(page, 'webshop/products', values);
  await act(page, 'Delete');
  await expect(dialog).toContainText('1 product');
  await expect(dialog).toContainText('These need another one in its place.');
  await expect(button(dialog, 'Delete')).toBeDisabled();
  await selectOf(dialog, 'What takes its place').click();
  const standIn = (other: unknown) =>
    page.getByRole('option', { name: String(other), exact: true });
  await expect(standIn(before?.name)).toBeVisible();
  await expect(standIn(name)).toHaveCount(0);
  await standIn(before?.name).click();
  await button(dialog, 'Delete').click();
  await expect(goodToast(page, 'VAT tariff deleted')).toBeVisible();
  expect(await stored(page, `webshop/products/${productId}`)).toMatchObject({
    VATTariffId: before?.id,
  });
});

test('a turnover group needs a name', async ({ signedIn: page }) => {
  const name = uniqueName('Gebak');
  const calls = recordCalls(page);
  await page.goto(`${TURNOVER_GROUPS}/add`);
  await button(page, 'Save').click();
  await expect(inputOf(main(page), 'Name')).toBeFocused();
  expect(calls).toEqual([]);
  await inputOf(main(page), 'Name').fill(name);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/turnovergroups\/\d+$/);
  await expect(heading(page)).toHaveText(name);
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: 'webshop/turnovergroups/add',
      body: { name, description: '', active: 1 },
    },
  ]);
});

test.describe('a supplier', () => {
  test('is looked after by users', async ({ signedIn: page }) => {
    const name = uniqueName('Kwekerij');
    const id = await addRecord(page, 'webshop/suppliers', { name });
    const calls = recordCalls(page);
    await page.goto(`${SUPPLIERS}/${id}`);
    await tab(page, 'Users').click();
    const available = await openLinkable(page);
    await available.getByRole('option').first().click();
    await expect(goodToast(page, 'User linked')).toBeVisible();
    const assigned = assignedTo(page);
    await expect(assigned.getByRole('listitem')).toHaveCount(1);
    await clickAndLeave(assigned.getByRole('button', { name: /^Remove / }));
    await expect(assigned).toContainText('None linked.');
    const userId = expect.any(Number);
    const paths = calls.filter(({ body }) => JSON.stringify(body).includes('User'));
    expect(paths).toEqual(
      expect.arrayContaining([
        {
          method: 'POST',
          path: 'webshop/suppliers/',
          body: { function: 'getPotentialUsers' },
        },
        {
          method: 'POST',
          path: `webshop/suppliers/${id}`,
          body: { function: 'addUser', userId },
        },
        {
          method: 'POST',
          path: `webshop/suppliers/${id}`,
          body: { function: 'deleteUser', userId },
        },
      ]),
    );
  });

  test('shows its products, which are searched and opened', async ({ signedIn: page }) => {
    const title = uniqueName('Pioenroos');
    const blocks = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({ language, title }));
    const id = await addRecord(page, 'webshop/suppliers', { name: uniqueName('Kwekerij') });
    const product = { price: 2.5, vbnNumber: '4711', languages: blocks, supplierId: id };
    const productId = await addRecord(page, 'webshop/products', product);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith(`/suppliers/${id}/products`)) asked.push(search);
    });
    await page.goto(`${SUPPLIERS}/${id}?tab=products`);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('4711');
    await expect(button(main(page), 'Add')).toHaveCount(0);
    await searchBox(page).fill('P');
    await expect(badToast(page, 'At least 2 characters!')).toBeVisible();
    expect(asked.filter((query) => query.includes('filter'))).toEqual([]);
    await searchBox(page).fill('Pi');
    await expect.poll(() => asked.at(-1)).toContain('filter=Pi');
    await expect(row).toBeVisible();
    await searchBox(page).fill('Geen roos');
    await expect(main(page)).toContainText('No results');
    await searchBox(page).clear();
    await row.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`webshop/products/${productId}$`));
    await expect(heading(page)).toHaveText(title);
  });
});
