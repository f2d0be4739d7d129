import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { anna, dialog, documentNames, openList } from '../support/documentLists';
import { fillIn, makeList, type OwnList, setColumns } from '../support/filledIn';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, goodToast, main, pressUntil } from '../support/locators';
import { recordCalls } from '../support/stored';

const headings = (page: Page) => main(page).getByRole('columnheader');
const search = (page: Page) => page.getByRole('search').getByRole('textbox');
const rows = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const cellsOf = (page: Page, name: string) =>
  rows(page).filter({ hasText: name }).getByRole('cell');

/** Cells from this one on hold these texts, once what they refer to has come. */
const expectCells = (
  page: Page,
  name: string,
  first: number,
  texts: readonly string[],
): Promise<void> =>
  expect
    .poll(async () =>
      (await cellsOf(page, name).allTextContents()).slice(first, first + texts.length),
    )
    .toEqual(texts);
const bram = ['Bram', 1250, 1, null];
const coen = ['Coën', null, null, '2027-01-31'];

const fillAll = async (page: Page, list: OwnList) => {
  for (const values of [anna, bram, coen]) await fillIn(page, list, values);
};

test.describe('a document list', () => {
  test('shows what is filled in in its columns, as the language writes it', async ({
    signedIn: page,
  }) => {
    const list = await makeList(page);
    await fillAll(page, list);
    await setColumns(page, list, ['Wie', 'Hoeveel', 'Eet', 'Wanneer']);
    await openList(page, list);
    await expect(headings(page)).toContainText(['', 'Wie', 'Hoeveel', 'Eet', 'Wanneer', 'Actions']);
    await expectCells(page, 'Anna', 1, ['Anna', '€\u00a012.50', 'Vegetarisch', '05 Dec 2026']);
    await expectCells(page, 'Bram', 2, ['€\u00a01,250.00', 'Alles']);
    await openList(page, list, 'nl');
    await expect(rows(page).first()).toBeVisible();
    await expectCells(page, 'Bram', 2, ['€\u00a01.250,00']);
  });

  test('shows the first three rows where no columns are set up, and finds', async ({
    signedIn: page,
  }) => {
    const list = await makeList(page);
    await fillAll(page, list);
    await openList(page, list);
    await expect(headings(page)).toContainText(['', 'Naam', 'Bedrag', 'Dieet', 'Actions']);
    await search(page).fill('coen');
    await expect(documentNames(page)).toHaveText(['Coën']);
    // Only some are shown: their places among the others can't be known.
    await expect(button(page, 'Move Coën up')).toHaveCount(0);
    await search(page).fill('vegeta');
    await expect(documentNames(page)).toHaveText(['Anna']);
    await search(page).fill('nothing like it');
    await expect(main(page)).toContainText('No results');
  });

  test('has pages, reports how many there are, and opens a document from any cell', async ({
    signedIn: page,
  }) => {
    const list = await makeList(page);
    for (let amount = 1; amount <= 21; amount += 1) await fillIn(page, list, ['Dirk', amount]);
    await openList(page, list);
    await expect(main(page)).toContainText('1–20 of 21');
    await button(page, 'Page 2').click();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('cell', { name: '€\u00a021.00' }).click();
    await expect(dialog(page).getByLabel('Bedrag')).toHaveValue('21.00');
    await button(page, 'Cancel').click();
    await button(page, 'Move Dirk up').click();
    await expect(rows(page)).toContainText(['€\u00a020.00']);
  });

  test('takes a document that is filled in over it', async ({ signedIn: page }) => {
    const list = await makeList(page);
    await openList(page, list);
    await expect(main(page)).toContainText('Nothing has been filled in yet.');
    const calls = recordCalls(page);
    await button(page, 'Add document').click();
    await expect(dialog(page)).toHaveAccessibleName(`New: ${list.title}`);
    await dialog(page).getByLabel('Bedrag').fill('veel');
    await button(page, 'Save').click();
    await expect(dialog(page)).toContainText('Required');
    await expect(dialog(page)).toContainText('Enter a number');
    await expect(dialog(page).getByLabel('Naam')).toBeFocused();
    expect(calls).toEqual([]);

    await page.keyboard.type('Dirk');
    await dialog(page).getByLabel('Bedrag').fill('3,75');
    await dialog(page).getByLabel('Dieet').click();
    await page.getByRole('option', { name: 'Vegetarisch' }).click();
    await dialog(page).getByLabel('Dag').first().fill('24-12-2026');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Document added')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectCells(page, 'Dirk', 0, ['Dirk', '€\u00a03.75', 'Vegetarisch']);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: `objectlists/${list.groupId}`,
        body: {
          function: 'addDocument',
          objectDefinitionId: list.documentId,
          listItemId: list.listId,
          values: [
            { rowId: 1, value: 'Dirk' },
            { rowId: 2, value: 3.75 },
            { rowId: 3, value: 2 },
            { rowId: 4, value: '2026-12-24' },
          ],
        },
      },
    ]);
  });

  test('is put in order with buttons and keys, and stays so', async ({ signedIn: page }) => {
    const list = await makeList(page);
    await fillAll(page, list);
    await openList(page, list);
    await button(page, 'Move Anna down').click();
    await expect(documentNames(page)).toHaveText(['Bram', 'Anna', 'Coën']);
    await button(page, 'Put Coën in its place').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Coën is at place 3 of 3.')).toBeAttached();
    await pressUntil(page, 'ArrowUp', page.getByText('Coën is at place 2 of 3.'));
    await page.keyboard.press('Space');
    await expect(documentNames(page)).toHaveText(['Bram', 'Coën', 'Anna']);
    await page.reload();
    await expect(documentNames(page)).toHaveText(['Bram', 'Coën', 'Anna']);
  });

  test('lets go of a document after asking, and takes that and an order back', async ({
    signedIn: page,
  }) => {
    const list = await makeList(page);
    await fillAll(page, list);
    await openList(page, list);
    await button(page, 'Delete Bram').click();
    await expect(dialog(page)).toContainText('“Bram” will be deleted.');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(goodToast(page, 'Document deleted')).toBeVisible();
    await expect(documentNames(page)).toHaveText(['Anna', 'Coën']);
    await expect(button(page, 'Add document')).toBeFocused();
    await button(page, 'Undo').click();
    await expect(documentNames(page)).toHaveText(['Anna', 'Bram', 'Coën']);
    await button(page, 'Move Anna down').click();
    await expect(documentNames(page)).toHaveText(['Bram', 'Anna', 'Coën']);
    await button(page, 'Undo').click();
    await expect(documentNames(page)).toHaveText(['Anna', 'Bram', 'Coën']);
  });
});

test('a group takes any document that asks for input', async ({ signedIn: page }) => {
  const list = await makeList(page);
  await page.goto(`/en/dashboard/builder/list/${list.groupId}?tab=documents`);
  await button(page, 'Add document').click();
  await button(page, 'Continue').click();
  await expect(dialog(page)).toContainText('Choose a document');
  await page.keyboard.type(list.title);
  await page.getByRole('option', { name: list.title }).click();
  await button(page, 'Continue').click();
  await expect(dialog(page)).toHaveAccessibleName(`New: ${list.title}`);
  await dialog(page).getByLabel('Naam').fill('Evert');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Document added')).toBeVisible();
  await expect(rows(page)).toContainText(['Evert']);
  await expect(rows(page)).toContainText([list.title]);
});

test('who may only read sees what is filled in, and nothing to change it', async ({ page }) => {
  await signInAs(page, accounts.admin);
  const list = await makeList(page);
  await fillAll(page, list);
  await signInAs(page, accounts.operator);
  await openList(page, list);
  await expect(documentNames(page)).toHaveText(['Anna', 'Bram', 'Coën']);
  await expect(main(page).getByRole('button', { name: /^(Add|Edit|Delete|Move|Put)/ })).toHaveCount(
    0,
  );
  await documentNames(page).first().click();
  await expect(dialog(page).getByLabel('Naam')).toBeDisabled();
  await expect(button(page, 'Save')).toHaveCount(0);
  await button(page, 'Close').click();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`lists and their form are accessible: ${colorScheme}, ${width} wide`, async ({
      signedIn: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const list = await makeList(page);
      await fillAll(page, list);
      await openList(page, list, 'nl');
      await expect(documentNames(page).first()).toBeVisible();
      await expectAccessible(page);
      await button(page, 'Document toevoegen').click();
      await button(page, 'Opslaan').click();
      await expect(dialog(page)).toContainText('Verplicht');
      await expectAccessible(page);
    });
