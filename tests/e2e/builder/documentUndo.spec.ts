import { expectAccessible } from '../support/axe';
import {
  addDocument,
  expectAllStored,
  named,
  openBuilder,
  rowButton,
  rowNames,
  rowsPane,
  storedRows,
  storedTitles,
  three,
  titleOption,
} from '../support/builder';
import { expect, test } from '../support/fixtures';
import { button, heading, main, tab } from '../support/locators';
import { stored, uniqueName } from '../support/stored';

test('everything is undone and done again, and the server follows', { tag: '@smoke' }, async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  const states = [await rowNames(page)];
  const step = async (work: () => Promise<void>, ...titles: readonly string[]) => {
    await work();
    await expect.poll(() => rowNames(page)).toEqual(named(...titles));
    states.push(named(...titles));
  };
  await step(() => titleOption(page).fill('First'), 'First', 'Two', 'Three');
  await rowButton(page, 'Text field: Two').click();
  await step(() => button(rowsPane(page), 'Delete').click(), 'First', 'Three');
  await step(() => page.keyboard.press('Alt+ArrowUp'), 'Three', 'First');
  await step(() => button(rowsPane(page), 'Duplicate').click(), 'Three', 'Three', 'First');
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['Three', 'Three', 'First']);

  // What is looked up beside the rows takes nothing of it away.
  await button(page, 'Details').click();
  await tab(page, 'History').click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Undo')).toBeEnabled();
  for (const state of states.slice(0, -1).reverse()) {
    await page.keyboard.press('Control+z');
    await expect.poll(() => rowNames(page)).toEqual(state);
  }
  await expect(button(page, 'Undo')).toBeDisabled();
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['One', 'Two', 'Three']);
  for (const state of states.slice(1)) {
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => rowNames(page)).toEqual(state);
  }
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['Three', 'Three', 'First']);
});

test('a document is added, and what is typed of it is stored and undone like its rows', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/builder/document/add');
  const title = uniqueName('Form');
  await main(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/document\/\d+$/);
  await expect(heading(page)).toHaveText(title);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await expect(button(page, 'Edit')).toHaveCount(0);
  const typed = main(page).getByRole('textbox', { name: 'Title', exact: true });
  await typed.fill('');
  await expect(typed).toHaveAccessibleDescription('Required');
  await expect(main(page).getByText(/^1 change not saved/)).toBeVisible();
  await typed.fill(`${title}!`);
  await expectAllStored(page);
  await button(page, 'Details').click();
  const drawer = page.getByRole('dialog', { name: 'Details' });
  await drawer.getByRole('textbox', { name: 'Key' }).fill('form');
  await page.keyboard.press('Tab');
  await expect(drawer.getByText('All changes saved')).toBeVisible();
  await expectAccessible(page);
  expect(await stored(page, `objectsDefinitions/${id}`)).toMatchObject({
    title: `${title}!`,
    key: 'form',
  });
  await page.keyboard.press('Control+z');
  await expect(drawer.getByRole('textbox', { name: 'Key' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await button(page, 'Undo').click();
  await expect(typed).toHaveValue(title);
  await expectAllStored(page);
  expect(await stored(page, `objectsDefinitions/${id}`)).toMatchObject({ title, key: '' });

  await button(page, 'Details').click();
  await button(drawer, 'Delete').click();
  await button(page.getByRole('dialog', { name: /^Delete/ }), 'Delete').click();
  await expect(heading(page)).toHaveText('Documents');
});

test('a removed row comes back by its message, and after a reload from the history', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  const before = await storedRows(page, id);
  await rowButton(page, 'Text field: Two').click();
  await button(rowsPane(page), 'Delete').click();
  await expect.poll(() => rowNames(page)).toEqual(named('One', 'Three'));
  const toast = page.locator('.MuiAlert-root').filter({ hasText: 'Row removed: Text field: Two' });
  await button(toast, 'Undo').click();
  await expect.poll(() => rowNames(page)).toEqual(named('One', 'Two', 'Three'));
  await rowButton(page, 'Text field: Two').focus();
  await page.keyboard.press('Delete');
  await expectAllStored(page);

  await page.reload();
  await button(page, 'Details').click();
  const drawer = page.getByRole('dialog', { name: 'Details' });
  await tab(page, 'History').click();
  await button(drawer, 'Restore Text field: Two').click();
  await expect(drawer.getByRole('heading', { name: 'Removed rows' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => rowNames(page)).toEqual(named('One', 'Two', 'Three'));
  await expectAllStored(page);
  expect(await storedRows(page, id)).toEqual(before);
});
