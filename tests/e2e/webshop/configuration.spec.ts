import { expectAccessibleInBothSchemes } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import { badToast, button, goodToast, group, heading, main, tab } from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const PATH = 'webshop/webshopconfiguration';
const REQUIRED = 'URL is verplicht wanneer de URL-knop is ingeschakeld.';

test('the URL button of a shop asks for its link, and the last language can’t be taken away', async ({
  signedIn: page,
}) => {
  const before = await stored(page, PATH);
  await page.goto('/nl/dashboard/webshop/webshopconfiguration?edit=true');
  await expect(page).toHaveURL(/\/nl\/dashboard\/webshop\/configuration\?edit=true/);
  await expect(heading(page)).toHaveText('Winkelconfiguratie');
  await tab(page, 'Kiosk en app').click();
  const link = inputOf(main(page), 'Link van de URL-knop');
  await link.fill('   ');
  await expectAccessibleInBothSchemes(page);

  await tab(page, 'Talen').click();
  const language = (name: string) => main(page).getByRole('checkbox', { name, exact: true });
  for (const name of ['Engels', 'Duits', 'Frans']) await language(name).uncheck();
  await language('Nederlands').press('Space');
  await expect(language('Nederlands')).toBeChecked();
  for (const name of ['Engels', 'Duits', 'Frans']) await language(name).check();

  await page.keyboard.press('Control+s');
  await expect(badToast(page, REQUIRED)).toBeVisible();
  await expect(link).toBeFocused();
  const calls = recordCalls(page);
  await link.fill('https://kompas.test/hulp');
  await page.keyboard.press('Control+s');
  await expect(goodToast(page, 'Winkelconfiguratie opgeslagen')).toBeVisible();
  const { generic, languages, kioskId } = before;
  expect(calls).toEqual([
    { method: 'PUT', path: PATH, body: expect.objectContaining({ languages, kioskId }) },
  ]);
  expect(await stored(page, PATH)).toMatchObject({
    languages,
    generic: {
      ...Object(generic),
      languagesApp: ['NL-nl'],
      urlButtonLink: 'https://kompas.test/hulp',
    },
  });
});

test('a shop with languages of its own asks for those alone, and what it adds by itself is saved with its configuration', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/organisations/switch');
  await page.getByRole('option', { name: 'Museum De Zilveren Kraan' }).click();
  await expect(button(page, 'Museum De Zilveren Kraan: switch organisation')).toBeVisible();
  await page.goto('/en/dashboard/webshop/productcategories/add');
  const language = (name: string) => main(page).getByRole('tab', { name: new RegExp(`^${name}`) });
  await expect(language('German')).toBeVisible();
  await expect(language('French')).toHaveCount(0);

  const title = uniqueName('Tas');
  const languages = ['NL-nl', 'EN-gb', 'DE-de'].map((one) => ({ language: one, title }));
  const id = await addRecord(page, 'webshop/products', { title, price: 0.5, languages });
  await call(page, 'PUT', PATH, { generic: { autoAddProducts: [] } });
  const calls = recordCalls(page);
  await page.goto('/en/dashboard/webshop/configuration?edit=true&tab=autoAddProducts');
  const choose = async () => {
    await selectOf(main(page), 'Add by choosing').fill(title);
    await page.getByRole('option', { name: title, exact: true }).click();
  };
  await choose();
  const row = group(main(page), title);
  await button(row, `Remove ${title}, row 1`).click();
  await expect(row).toHaveCount(0);
  await choose();
  await expect(row.getByRole('switch', { name: 'Add automatically' })).not.toBeChecked();
  await expectAccessibleInBothSchemes(page);
  expect(calls).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(goodToast(page, 'Shop configuration saved')).toBeVisible();
  expect(calls.map(({ method, path }) => ({ method, path }))).toEqual([
    { method: 'PUT', path: PATH },
  ]);
  const { generic } = await stored(page, PATH);
  expect(generic).toMatchObject({ autoAddProducts: [{ id, title, autoAdd: 0, useWhen: 0 }] });
});

test('a list of a shop that nobody has set up says so, and leads to its configuration', async ({
  signedIn: page,
}) => {
  await askAnew(page);
  await page.route('**/webshop/turnovergroups?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hasWebshopConfig: 0 } });
  });
  await page.goto('/en/dashboard/webshop/turnovergroups');
  await expect(main(page)).toContainText('“Shop configuration” has not been saved yet.');
  await expectAccessibleInBothSchemes(page);
  await main(page).getByRole('link', { name: 'Open Shop configuration' }).click();
  await expect(heading(page)).toHaveText('Shop configuration');
});
