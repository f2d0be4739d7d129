import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, button, goodToast, main } from '../support/locators';
import {
  addFolder,
  choose,
  file,
  folder,
  folderPane,
  names,
  openFolder,
  storedNames,
  tick,
} from '../support/mediaLibrary';
import { recordCalls, uniqueName } from '../support/stored';

test('adds a folder, and says what becomes of its name', async ({ signedIn: page }) => {
  const name = uniqueName('Nieuw');
  const calls = recordCalls(page);
  await page.goto('/en/dashboard/media/all');
  await button(folderPane(page), 'New folder').click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  const input = dialog.getByRole('textbox', { name: 'Folder name' });
  await expect(input).toBeFocused();
  await input.fill('!?');
  await button(dialog, 'Save').click();
  await expect(dialog.getByText(/^Nothing of this name can be kept/)).toBeVisible();
  await expect(input).toBeFocused();
  await expectAccessible(page);
  expect(calls).toEqual([]);
  await input.fill(`${name}!`);
  await expect(dialog.getByText(`The folder will be called “${name}”.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(goodToast(page, 'Folder added')).toBeVisible();
  expect(calls).toEqual([{ method: 'POST', path: 'media', body: { folderName: name } }]);
  await folder(page, name).click();
  await expect(folder(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(main(page).getByText('No results')).toBeVisible();
});

test('gives a folder another name', async ({ signedIn: page }) => {
  const own = await addFolder(page, 'Oud', ['blijft.txt']);
  const name = uniqueName('Anders');
  await openFolder(page, own, 1);
  await button(folderPane(page), `Actions for folder ${own.name}`).click();
  await page.getByRole('menuitem', { name: 'Rename folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename folder' });
  await dialog.getByRole('textbox').fill(name);
  await button(dialog, 'Save').click();
  await expect(goodToast(page, 'Folder saved')).toBeVisible();
  await expect(folder(page, name)).toBeVisible();
  await expect(names(page)).toHaveText(['blijft.txt']);
});

test('deletes a folder with its files, or moves those to the main folder', async ({
  signedIn: page,
}) => {
  const kept = `${uniqueName('houden').replace(' ', '')}.txt`;
  const first = await addFolder(page, 'Een', [kept]);
  const second = await addFolder(page, 'Twee', ['mee.txt']);
  const remove = async (name: string) => {
    await button(folderPane(page), `Actions for folder ${name}`).click();
    await page.getByRole('menuitem', { name: 'Delete folder' }).click();
    return page.getByRole('dialog', { name: `Delete folder “${name}”?` });
  };
  await openFolder(page, first, 1);
  const dialog = await remove(first.name);
  await expect(dialog).toContainText('This folder holds 1 file.');
  await expectAccessible(page);
  await button(dialog, 'Delete').click();
  await expect(page).toHaveURL(/\/media\/all$/);
  expect(await storedNames(page, 0)).toContain(kept);
  const calls = recordCalls(page);
  const other = await remove(second.name);
  await other.getByRole('radio', { name: /^Delete the files as well/ }).check();
  await button(other, 'Delete').click();
  await expect(folder(page, second.name)).toHaveCount(0);
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'media/delete',
      body: { folderId: second.id, typeDeletion: 'all' },
    },
  ]);
  await expect(button(page, 'Undo')).toHaveCount(2);
  await button(page, 'Undo').last().click();
  await expect(folder(page, second.name)).toBeVisible();
  expect(await storedNames(page, second.id)).toEqual(['mee.txt']);
});

test('shows all folders where the one of the address is there no more', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/media/images?folder=987654');
  await expect(page).toHaveURL(/\/media\/images$/);
  await expect(names(page).first()).toBeVisible();
});

test('moves all ticked files when one of them is dragged onto a folder', async ({
  signedIn: page,
}) => {
  const from = await addFolder(page, 'Vertrek', ['a.txt', 'b.txt', 'c.txt']);
  const to = await addFolder(page, 'Aankomst');
  await openFolder(page, from, 3);
  await tick(page, 'a.txt').check();
  await tick(page, 'b.txt').check();
  const start = await button(main(page), 'Open a.txt').boundingBox();
  const end = await folder(page, to.name).boundingBox();
  if (!start || !end) throw new Error('Nothing to drag.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y, { steps: 5 });
  await page.mouse.move(end.x + 40, end.y + end.height / 2, { steps: 10 });
  await expect(page.getByText('2 files', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect(goodToast(page, '2 files saved')).toBeVisible();
  await expect(names(page)).toHaveText(['c.txt']);
  expect(await storedNames(page, to.id)).toEqual(['a.txt', 'b.txt']);
});

test('moves a file by keyboard alone', async ({ signedIn: page }) => {
  const from = await addFolder(page, 'Toets', ['a.txt']);
  const to = await addFolder(page, 'Doel');
  await openFolder(page, from, 1);
  await file(page, 'a.txt').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to folder…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move 1 file' });
  await expect(dialog.getByRole('combobox', { name: 'Folder' })).toBeFocused();
  await page.keyboard.type(to.name);
  await expect(page.getByRole('option')).toHaveText([to.name]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Move')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goodToast(page, 'File saved')).toBeVisible();
  expect(await storedNames(page, to.id)).toEqual(['a.txt']);
});

test.describe('with refusals', () => {
  test.use({ allowedProblems: [/status of 409|Failed to load|Unreachable|network/] });

  test('keeps a name that is taken or was not saved, and says so', async ({ signedIn: page }) => {
    const taken = await addFolder(page, 'Bezet');
    await page.goto('/en/dashboard/media/all');
    await button(folderPane(page), 'New folder').click();
    const dialog = page.getByRole('dialog', { name: 'New folder' });
    const input = dialog.getByRole('textbox');
    await input.fill(taken.name);
    await button(dialog, 'Save').click();
    await expect(badToast(page, `There is already a folder called “${taken.name}”`)).toBeVisible();
    await expect(input).toHaveValue(taken.name);
    await page.route('**/internal/v1/media', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    const name = uniqueName('Later');
    await input.fill(name);
    await button(dialog, 'Save').click();
    await expect(dialog.getByRole('alert')).toContainText('It may have been saved.');
    await page.unrouteAll();
    await button(dialog, 'Try again').click();
    await expect(folder(page, name)).toBeVisible();
  });

  test('reports that files were not moved when the server can not be reached', async ({
    signedIn: page,
  }) => {
    const own = await addFolder(page, 'Stil', ['a.txt']);
    await openFolder(page, own, 1);
    await page.route('**/internal/v1/media', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await choose(page, 'a.txt', 'Move to folder…');
    const dialog = page.getByRole('dialog');
    await button(dialog, 'Move').click();
    await expect(dialog.getByRole('alert')).toContainText('The server could not be reached.');
    await button(dialog, 'Cancel').click();
    await expect(names(page)).toHaveText(['a.txt']);
  });
});
