import type { Page, Route } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, heading } from '../support/locators';
import {
  addFile,
  addFolder,
  choose,
  dropOnPage,
  file,
  names,
  openFolder,
  pictureFile,
  storedNames,
  textFile,
  uploads,
} from '../support/mediaLibrary';
import { stored } from '../support/stored';

/** Uploads that wait until the test lets them go. */
const holdUploads = async (page: Page): Promise<Route[]> => {
  const held: Route[] = [];
  await page.route('**/internal/v1/media/files', (route) => {
    held.push(route);
  });
  return held;
};

const pick = async (page: Page, files: Parameters<typeof addFile>[1][]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Upload').click();
  await (await chooser).setFiles(files);
};

const progress = (page: Page, name: string) =>
  uploads(page).getByRole('progressbar', { name: `Uploading ${name}` });

test('adds files that are picked to the open folder', { tag: '@smoke' }, async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Kiezen');
  await openFolder(page, own, 0);
  await pick(page, [textFile('een.txt'), pictureFile('twee.png')]);
  await expect(uploads(page).getByText('2 of 2 uploaded')).toBeVisible();
  await expect(names(page)).toHaveText(['een.txt', 'twee.png']);
  await expectAccessible(page);
  await button(uploads(page), 'Close upload list').click();
  await expect(uploads(page)).toHaveCount(0);
  expect(await storedNames(page, own.id)).toEqual(['een.txt', 'twee.png']);
});

test('adds files that are dropped on the page, and takes them back as one', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Slepen');
  await openFolder(page, own, 0);
  await dropOnPage(page, ['een.txt', 'twee.txt', 'drie.txt']);
  await expect(names(page)).toHaveText(['drie.txt', 'een.txt', 'twee.txt']);
  expect(await storedNames(page, own.id)).toEqual(['drie.txt', 'een.txt', 'twee.txt']);
  await button(page, 'Undo').click();
  // What lies behind a dialog has no names.
  await expect.poll(() => storedNames(page, own.id)).toEqual([]);
  await expect(names(page)).toHaveCount(0);
});

test('sends three files at a time, shows how far each is, and cancels', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Drie');
  const held = await holdUploads(page);
  await openFolder(page, own, 0);
  await pick(
    page,
    ['a', 'b', 'c', 'd', 'e'].map((name) => textFile(`${name}.txt`)),
  );
  await expect.poll(() => held.length).toBe(3);
  await expect(uploads(page).getByRole('progressbar')).toHaveCount(3);
  await expect(uploads(page).getByText('Waiting')).toHaveCount(2);
  await button(uploads(page), 'Cancel upload of b.txt').click();
  await expect.poll(() => held.length).toBe(4);
  await expect(progress(page, 'd.txt')).toBeVisible();
  await held[0]?.continue();
  await expect(file(page, 'a.txt')).toBeVisible();
  await button(uploads(page), 'Cancel all').click();
  await expect(uploads(page).getByText('Cancelled')).toHaveCount(4);
  await page.unrouteAll();
  await button(uploads(page), 'Try b.txt again').click();
  await expect(names(page)).toHaveText(['a.txt', 'b.txt']);
  expect(await storedNames(page, own.id)).toEqual(['a.txt', 'b.txt']);
});

test.describe('with failures', () => {
  test.use({ allowedProblems: [/status of 413|Failed to load|Unreachable|network/] });

  test('says in the list, and nowhere else, why a file failed, and tries again', async ({
    signedIn: page,
  }) => {
    const own = await addFolder(page, 'Mis');
    await openFolder(page, own, 0);
    const held = await holdUploads(page);
    await pick(page, [textFile('groot.txt'), textFile('weg.txt'), textFile('goed.txt')]);
    await expect.poll(() => held.length).toBe(3);
    const why = 'groot.txt is too large; the limit is 500 MB';
    await held[0]?.fulfill({ status: 413, json: { status: false, status_message: why } });
    await held[1]?.abort();
    await held[2]?.continue();
    await expect(uploads(page).getByText(why)).toBeVisible();
    await expect(uploads(page).getByText(/^The server could not be reached/)).toBeVisible();
    await expect(uploads(page).getByText('1 of 3 uploaded · 2 failed')).toBeVisible();
    await expectAccessible(page);
    // Not waiting: a message goes away by itself.
    expect(await page.getByRole('alert').getByText(why).count()).toBe(0);
    await page.unrouteAll();
    await button(uploads(page), 'Try groot.txt again').click();
    await button(uploads(page), 'Try weg.txt again').click();
    await expect(names(page)).toHaveText(['goed.txt', 'groot.txt', 'weg.txt']);
  });
});

test('asks before the library is left while files are being uploaded', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Blijf');
  await openFolder(page, own, 0);
  const held = await holdUploads(page);
  await pick(page, [textFile('lang.txt')]);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(progress(page, 'lang.txt')).toBeVisible();
  const home = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Stop uploading?' });
  await button(dialog, 'Cancel').click();
  await expect(progress(page, 'lang.txt')).toBeVisible();
  await home.click();
  await button(dialog, 'Leave and cancel uploads').click();
  await expect(heading(page)).toHaveText(/^Good /);
  expect(await storedNames(page, own.id)).toEqual([]);
});

test('puts another file of the same kind in the place of one, which keeps its id and texts', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Ruil');
  const id = await addFile(page, textFile('oud.txt'), own.id);
  await openFolder(page, own, 1);
  await choose(page, 'oud.txt', 'Replace the file');
  const dialog = page.getByRole('dialog', { name: 'Replace “oud.txt”' });
  const replaceBy = async (file: ReturnType<typeof textFile>) => {
    const chooser = page.waitForEvent('filechooser');
    await button(dialog, 'Choose a file').click();
    await (await chooser).setFiles(file);
  };
  await replaceBy(pictureFile('nieuw.png'));
  await expect(dialog.getByRole('alert')).toContainText('“nieuw.png” is another kind of file');
  await replaceBy(textFile('nieuw.txt'));
  await expect(goodToast(page, 'File saved')).toBeVisible();
  await expect(names(page)).toHaveText(['nieuw.txt']);
  expect(await stored(page, `media/${id}`)).toMatchObject({
    fileName: 'nieuw.txt',
    folderId: own.id,
    type: 3,
  });
  const held = async () => (await page.request.get(`/internal/v1/media/files?id=${id}`)).body();
  expect(await held()).toEqual(textFile('nieuw.txt').buffer);
  await button(page, 'Undo').click();
  await expect(names(page)).toHaveText(['oud.txt']);
  expect(await held()).toEqual(textFile('oud.txt').buffer);
});
