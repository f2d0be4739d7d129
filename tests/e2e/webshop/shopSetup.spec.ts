import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import {
  badToast,
  button,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  side,
  tab,
  wrongFields,
} from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const VAT = '/en/dashboard/webshop/vat';
const TURNOVER_GROUPS = '/en/dashboard/webshop/turnovergroups';
const SUPPLIERS = '/en/dashboard/webshop/suppliers';
const TAGS = '/en/dashboard/webshop/producttags';

const languages = ['Dutch', 'English', 'German', 'French'] as const;

/** Names in all languages that no other tag of the run has. */
const tagOf = (name: string) => {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return Object.fromEntries(
    ['nl', 'en', 'de', 'fr'].map((language) => [
      language,
      { name: `${name} ${language}`, slug: `${slug}-${language}` },
    ]),
  );
};

const addTag = (page: Page, name: string, more: object = {}) =>
  addRecord(page, 'webshop/productTag', { translations: JSON.stringify(tagOf(name)), ...more });

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
  await expect(wrongFields(page)).toContainText('Tariff: Required');
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
  await button(page, 'Delete').click();
  await expect(dialog).toContainText('1 product');
  await expect(dialog).toContainText('These need another one in its place.');
  await expect(button(dialog, 'Delete')).toBeDisabled();
  await selectOf(dialog, 'What takes its place').click();
  await page.getByRole('option', { name: String(before?.name), exact: true }).click();
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
    const add = side(page, 'Available').getByRole('button', { name: /^Add / });
    const who = ((await add.first().getAttribute('aria-label')) ?? '').replace('Add ', '');
    await add.first().click();
    await expect(goodToast(page, 'User linked')).toBeVisible();
    await expect(side(page, 'Assigned').getByRole('listitem')).toHaveCount(1);
    await button(side(page, 'Assigned'), `Remove ${who}`).click();
    await expect(side(page, 'Assigned')).toContainText('No results');
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

test.describe('a product tag', () => {
  const panel = (page: Page) => main(page).getByRole('tabpanel');
  const language = (page: Page, name: string) =>
    main(page).getByRole('tab', { name: new RegExp(`^${name}`) });

  test('gets its slugs from its names, until one is written by hand', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Crème brûlée');
    const end = name.split(' ').at(-1);
    const calls = recordCalls(page);
    await page.goto(`${TAGS}/add`);
    await button(page, 'Save').click();
    await expect(badToast(page, 'Fill in name and slug for all available languages')).toBeVisible();
    for (const each of languages) {
      await language(page, each).click();
      await inputOf(panel(page), 'Name').fill(name);
      await expect(inputOf(panel(page), 'Slug')).toHaveValue(`creme-brulee-${end}`);
      if (each === 'French') continue;
      await inputOf(panel(page), 'Slug').fill(`own-${end}`);
      await inputOf(panel(page), 'Name').fill(`${name} ${each}`);
      await expect(inputOf(panel(page), 'Slug')).toHaveValue(`own-${end}`);
    }
    await inputOf(panel(page), 'Slug').fill('Élan vital');
    await button(page, 'Save').click();
    const wrong = 'Invalid slug for FR (only letters, digits and hyphens)';
    await expect(badToast(page, wrong)).toBeVisible();
    await expect(inputOf(panel(page), 'Slug')).toHaveAccessibleDescription(wrong);
    await inputOf(panel(page), 'Slug').clear();
    await button(page, 'Save').click();
    await expect(
      badToast(page, 'Name and slug are required for all languages. Missing for: FR'),
    ).toBeVisible();
    await expectAccessible(page);
    await inputOf(panel(page), 'Slug').fill(`elan-${end}`);

    const colour = inputOf(main(page), 'Colour');
    await expect(colour).toHaveValue('#df9324');
    await colour.fill('12345');
    await button(page, 'Save').click();
    await expect(wrongFields(page)).toContainText('Colour: Invalid colour format');
    await button(main(page), 'Purple').click();
    await expect(colour).toHaveValue('#9333ea');
    await colour.fill('abc');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Product tag added')).toBeVisible();
    await expect(page).toHaveURL(/producttags\/\d+$/);
    await expect(heading(page)).toHaveText(`${name} English`);
    const saves = calls.filter(({ method }) => method === 'PUT');
    expect(saves).toEqual([
      {
        method: 'PUT',
        path: 'webshop/productTag/add',
        body: {
          color: '#abc',
          active: 1,
          description: '',
          translations: JSON.stringify({
            nl: { name: `${name} Dutch`, slug: `own-${end}` },
            en: { name: `${name} English`, slug: `own-${end}` },
            de: { name: `${name} German`, slug: `own-${end}` },
            fr: { name, slug: `elan-${end}` },
          }),
        },
      },
    ]);
  });

  test('has the name of the language that is read', async ({ signedIn: page }) => {
    const name = uniqueName('Bloesem');
    await addTag(page, name, { color: '#16a34a' });
    await page.goto(TAGS);
    await searchBox(page).fill(`${name} en`);
    await main(page)
      .getByRole('link', { name: `${name} en` })
      .click();
    await expect(heading(page)).toHaveText(`${name} en`);
    await button(page, 'Language: English (EN)').click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    await expect(heading(page)).toHaveText(`${name} nl`);
    await expect(group(page, 'Kleur')).toContainText('#16a34a');
  });

  test('without a name is an unnamed tag', async ({ signedIn: page }) => {
    await askAnew(page);
    await page.route('**/internal/v1/webshop/productTag?**', (route) =>
      route.fulfill({
        json: {
          results: [
            { id: 1, color: '#000', active: 1, description: '', translations: '{}' },
            {
              id: 2,
              color: '#000',
              active: 1,
              description: '',
              translations: '{"en":{"name":" "},"fr":{"name":"Été"}}',
            },
          ],
          totalRowCount: 2,
        },
      }),
    );
    await page.goto(TAGS);
    await expect(main(page).getByRole('row').getByRole('link')).toHaveText(['Unnamed tag', 'Été']);
  });

  test('can be named in three languages while it is not known which there are', async ({
    signedIn: page,
  }) => {
    await page.route('**/internal/v1/webshop/productTag', (route) =>
      route.fulfill({ json: { success: false, message: 'Not now' } }),
    );
    await page.goto(`${TAGS}/add`);
    await expect(main(page).getByRole('tab')).toHaveText(['Dutch', 'English', 'German']);
  });

  test.describe('that is refused', () => {
    test.use({ allowedProblems: [/status of (409|500)/] });

    test('is told to be so, with the reason if there is one', async ({ signedIn: page }) => {
      const name = uniqueName('Dubbel');
      await addTag(page, name);
      await page.goto('/nl/dashboard/webshop/producttags/add');
      for (const each of ['Nederlands', 'Engels', 'Duits', 'Frans']) {
        await language(page, each).click();
        await inputOf(panel(page), 'Naam').fill(`${name} nl`);
      }
      const slug = `${name.toLowerCase().replace(' ', '-')}-nl`;
      await button(page, 'Opslaan').click();
      const why = `Een andere tag heeft de slug “${slug}” al (NL)`;
      await expect(badToast(page, `Fout bij opslaan: ${why}`)).toBeVisible();
      await expect(inputOf(panel(page), 'Naam')).toHaveValue(`${name} nl`);

      await page.route('**/productTag/add', (route) =>
        route.fulfill({ status: 500, json: { success: false } }),
      );
      await button(page, 'Opslaan').click();
      await expect(badToast(page, 'Fout bij opslaan: Onbekende fout')).toBeVisible();
    });
  });
});
