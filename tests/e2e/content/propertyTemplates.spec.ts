import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { button, goodToast, group, main, searchBox, tab, wrongFields } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, recordCalls, stored, uniqueName } from '../support/stored';

const TEMPLATES = '/en/dashboard/propertytemplates';

const language = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name, exact: true });

/** Adds rows at the end of the open language. */
const addRows = async (page: Page, rows: readonly (readonly [key: string, value: string])[]) => {
  const already = await page.getByRole('textbox', { name: /^Key of row/ }).count();
  for (const [index, [key, value]] of rows.entries()) {
    const number = already + index + 1;
    await button(page, 'Add a row').click();
    await page.getByRole('textbox', { name: `Key of row ${number}`, exact: true }).fill(key);
    await page.getByRole('textbox', { name: `Value of row ${number}`, exact: true }).fill(value);
  }
};

test('a template keeps its last language', async ({ signedIn: page }) => {
  await page.goto(`${TEMPLATES}/add`);
  const [dutch, english] = [language(page, 'Dutch'), language(page, 'English')];
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dutch.click();
  await expect(dutch).toBeChecked();
  await english.click();
  await dutch.click();
  await expect(dutch).not.toBeChecked();
  await english.click();
  await expect(english).toBeChecked();
  await expect(group(page, 'Languages')).toHaveAccessibleDescription(
    'At least one language stays selected.',
  );
});

test('a template has ordered rows in each of its languages', async ({ signedIn: page }) => {
  const name = uniqueName('Begroeting');
  const calls = recordCalls(page);
  await page.goto(`${TEMPLATES}/add`);
  await inputOf(main(page), 'Name').fill(name);
  await language(page, 'German').check();
  await tab(page, 'Properties').click();
  const properties = group(page, 'Properties');
  await expect(properties.getByRole('tab')).toHaveText(['Dutch', 'German']);
  await addRows(page, [
    ['hello', 'Hallo'],
    ['bye', 'Dag'],
    ['empty', ''],
  ]);
  await button(page, 'Move row 3 up').click();
  await button(page, 'Move row 1 down').click();
  await tab(page, 'German').click();
  await addRows(page, [['hello', 'Guten Tag']]);
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Property template added')).toBeVisible();
  await expect(page).toHaveURL(/propertytemplates\/\d+$/);
  expect(calls).toMatchObject([
    {
      method: 'PUT',
      path: 'propertytemplates/add',
      body: {
        languages: ['NL-nl', 'DE-de'],
        properties: [
          { language: 'NL-nl', order: 1, key: 'empty', value: '' },
          { language: 'NL-nl', order: 2, key: 'hello', value: 'Hallo' },
          { language: 'NL-nl', order: 3, key: 'bye', value: 'Dag' },
          { language: 'DE-de', order: 1, key: 'hello', value: 'Guten Tag' },
        ],
      },
    },
  ]);

  await tab(page, 'Properties').click();
  await expect(properties.getByRole('rowheader')).toHaveText(['empty', 'hello', 'bye']);
  await tab(page, 'German').click();
  await expect(properties.getByRole('rowheader')).toHaveText(['hello']);
});

test('every property needs a key, in every language', async ({ signedIn: page }) => {
  const id = await addRecord(page, 'propertytemplates', {
    name: uniqueName('Sleutels'),
    languages: ['NL-nl', 'EN-gb'],
    properties: [{ language: 'NL-nl', order: 1, key: 'open', value: 'Open' }],
  });
  const calls = recordCalls(page);
  await page.goto(`${TEMPLATES}/${id}?edit=true&tab=properties`);
  await tab(page, 'English').click();
  await addRows(page, [['  ', 'Open']]);
  await tab(page, 'Dutch').click();
  await tab(page, 'General').click();
  await button(page, 'Save').click();
  const rule = 'All properties must contain a key';
  await expect(wrongFields(page)).toContainText('Properties');
  await expect(group(page, 'Properties')).toHaveAccessibleDescription(rule);
  await tab(page, 'English Something is wrong in this language').click();
  const key = page.getByRole('textbox', { name: 'Key of row 1' });
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);

  await page.goto(`/nl/dashboard/propertytemplates/${id}?edit=true&tab=properties`);
  await button(page, 'Regel toevoegen').click();
  await button(page, 'Opslaan').click();
  await expect(main(page)).toContainText('Alle eigenschappen moeten een sleutel hebben');
});

test.describe('a language', () => {
  test.use({ allowedProblems: [/status of 409/] });

  test('that is taken away takes its rows along, once that is confirmed', async ({
    signedIn: page,
  }) => {
    const id = await addRecord(page, 'propertytemplates', {
      name: uniqueName('Talen'),
      languages: ['NL-nl', 'EN-gb'],
      properties: [
        { language: 'NL-nl', order: 1, key: 'open', value: 'Geopend' },
        { language: 'EN-gb', order: 1, key: 'open', value: 'Open' },
        { language: 'EN-gb', order: 2, key: 'shut', value: 'Shut' },
      ],
    });
    const calls = recordCalls(page);
    await page.goto(`${TEMPLATES}/${id}?edit=true`);
    await tab(page, 'Properties').click();
    await tab(page, 'English').click();
    await page.getByRole('textbox', { name: 'Key of row 2' }).clear();
    await tab(page, 'General').click();
    await language(page, 'English').uncheck();
    await button(page, 'Save').click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toContainText('English: 2 properties go with the language, for good');
    await button(question, 'Go on').click();
    await expect(goodToast(page, 'Property template saved')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { properties: [{ language: 'NL-nl', key: 'open' }] },
    });
    const { languages, properties } = await stored(page, `propertytemplates/${id}`);
    expect(languages).toEqual(['NL-nl']);
    expect(properties).toMatchObject([{ language: 'NL-nl', key: 'open', value: 'Geopend' }]);
    expect(properties).toHaveLength(1);

    await button(page, 'Edit').click();
    await language(page, 'English').check();
    await tab(page, 'Properties').click();
    await tab(page, 'English').click();
    await expect(page.getByRole('textbox', { name: /^Key of row/ })).toHaveCount(0);
  });
});

test('the list cuts a description at 40 characters', async ({ signedIn: page }) => {
  const name = uniqueName('Lengte');
  const forty = 'Precies veertig tekens staan er in dit..';
  expect(forty).toHaveLength(40);
  await addRecord(page, 'propertytemplates', { name: `${name} A`, description: forty });
  await addRecord(page, 'propertytemplates', { name: `${name} B`, description: `${forty} meer` });
  await page.goto(TEMPLATES);
  await searchBox(page).fill(name);
  const cells = (row: string) =>
    page
      .getByRole('row')
      .filter({ hasText: `${name} ${row}` })
      .getByRole('cell');
  await expect(cells('A').getByText(forty, { exact: true })).toBeVisible();
  await expect(cells('B').getByText(`${forty}…`, { exact: true })).toBeVisible();
});
