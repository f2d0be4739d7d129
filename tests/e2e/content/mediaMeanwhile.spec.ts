import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, main } from '../support/locators';
import { addFolder, names, openFolder, storedNames, tick } from '../support/mediaLibrary';
import { call, recordCalls, stored } from '../support/stored';

// The browser logs each refusal itself.
test.use({ allowedProblems: [/412/] });

/** The ids of the files of a folder, by their names. */
const idsIn = async (page: Page, folderId: number): Promise<Readonly<Record<string, number>>> => {
  const { results } = await call(page, 'GET', `media?type=0&folderId=${folderId}`);
  const files = results as readonly { id: number; fileName: string }[];
  return Object.fromEntries(files.map(({ id, fileName }) => [fileName, id]));
};

const tickAll = (page: Page): Promise<void> =>
  main(page).getByRole('checkbox', { name: 'Select all on this page' }).check();

const question = (page: Page, count: number) =>
  page.getByRole('dialog', {
    name: `Somebody else has changed ${count === 1 ? 'this one' : `${count} of them`} meanwhile`,
  });

test('files that somebody changed meanwhile are deleted only where that is wanted', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Gewijzigd', ['a.txt', 'b.txt', 'c.txt']);
  await openFolder(page, own, 3);
  const ids = await idsIn(page, own.id);
  for (const name of ['b.txt', 'c.txt'])
    await call(page, 'PUT', 'media', { mediaid: ids[name], title: 'Belangrijk' });
  await tickAll(page);
  await button(main(page), 'Delete').click();
  await button(page.getByRole('dialog', { name: 'Delete 3 files?' }), 'Delete').click();
  const asked = question(page, 2);
  await expect(asked).toContainText('Changed by them: Title');
  await expectAccessible(page);
  expect(await storedNames(page, own.id)).toEqual(['b.txt', 'c.txt']);
  await asked.getByRole('checkbox', { name: 'c.txt' }).uncheck();
  await button(asked, 'Delete 1 all the same').click();
  await expect(names(page)).toHaveText(['c.txt']);
  await expect(goodToast(page, '2 files deleted')).toBeVisible();
  expect(await storedNames(page, own.id)).toEqual(['c.txt']);
  await button(page.getByRole('status'), 'Undo').last().click();
  await expect(names(page)).toHaveText(['a.txt', 'b.txt', 'c.txt']);
});

test('files that somebody moved meanwhile are moved only where that is wanted, and others at once', async ({
  signedIn: page,
}) => {
  const from = await addFolder(page, 'Van', ['a.txt', 'b.txt', 'c.txt']);
  const [to, elsewhere] = [await addFolder(page, 'Naar'), await addFolder(page, 'Elders')];
  await openFolder(page, from, 3);
  const ids = await idsIn(page, from.id);
  await call(page, 'PUT', 'media', { mediaid: ids['b.txt'], folderId: elsewhere.id });
  await call(page, 'PUT', 'media', { mediaid: ids['c.txt'], title: 'Beschreven' });
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await tick(page, name).check();
  const calls = recordCalls(page);
  await button(main(page), 'Move to folder…').click();
  const dialog = page.getByRole('dialog', { name: 'Move 3 files' });
  await dialog.getByRole('combobox', { name: 'Folder' }).fill(to.name);
  await page.getByRole('option', { name: to.name }).click();
  await button(dialog, 'Move').click();
  await expect(question(page, 1)).toContainText('Changed by them: Folder');
  expect(calls.map(({ body }) => body)).toContainEqual({ mediaid: ids['a.txt'], folderId: to.id });
  await button(question(page, 1), 'Keep theirs').click();
  await expect(goodToast(page, '2 files saved')).toBeVisible();
  await expect(main(page).getByText('No results')).toBeVisible();
  expect(await storedNames(page, to.id)).toEqual(['a.txt', 'c.txt']);
  expect(await storedNames(page, elsewhere.id)).toEqual(['b.txt']);
  expect(await stored(page, `media/${ids['c.txt']}`)).toMatchObject({ title: 'Beschreven' });
});
