import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import {
  button,
  goodToast,
  heading,
  main,
  searchBox,
  tab,
  unfoldedMenu,
} from '../support/locators';
import {
  addFile,
  addFolder,
  choose,
  file,
  names,
  openFolder,
  pictureFile,
  storedNames,
  textFile,
  tick,
} from '../support/mediaLibrary';
import { call, recordCalls, stored, uniqueName } from '../support/stored';

// The browser reports a refused version; the page merges it.
test.use({ allowedProblems: [/412/] });

test('opens from the menu, has the six kinds at addresses of their own, and no others', async ({
  signedIn: page,
}) => {
  await page.goto('/nl/dashboard/home');
  const menu = await unfoldedMenu(page);
  await menu.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page).toHaveURL(/\/nl\/dashboard\/media\/all$/);
  await page.goto('/en/dashboard/media');
  await expect(page).toHaveURL(/\/en\/dashboard\/media\/all$/);
  await expect(heading(page)).toHaveText('Media');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/internal/v1/media') asked.push(searchParams.get('type'));
  });
  for (const [name, address] of [
    ['Images', 'images'],
    ['Video', 'video'],
    ['Documents', 'documents'],
    ['Audio', 'audio'],
    ['Other', 'other'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/media/${address}$`));
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(names(page).first()).toBeVisible();
  }
  expect(asked).toEqual(['1', '2', '3', '4', '5']);
  await page.goto('/en/dashboard/media/films');
  await expect(heading(page)).toHaveText('Page not found');
});

test('searches all folders from two characters on, and keeps what it shows in the address', async ({
  signedIn: page,
}) => {
  const word = uniqueName('vind').replace(' ', '');
  const own = await addFolder(page, 'Zoeken', [`${word}-een.txt`]);
  await addFile(page, textFile(`${word}-twee.txt`));
  await openFolder(page, own, 1);
  await searchBox(page).fill(word);
  await expect(names(page)).toHaveText([`${word}-een.txt`, `${word}-twee.txt`]);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.reload();
  await expect(names(page)).toHaveCount(2);
  await searchBox(page).fill('qqzzqq');
  await expect(main(page).getByText('No results', { exact: true })).toBeVisible();
  await searchBox(page).fill('q');
  await expect(names(page)).toHaveText([`${word}-een.txt`]);
});

test('shows 20 files a page, in the chosen order, and back leads to the page before', async ({
  signedIn: page,
}) => {
  const numbers = Array.from({ length: 22 }, (_, index) => String(index + 1).padStart(2, '0'));
  const own = await addFolder(
    page,
    'Veel',
    numbers.map((number) => `blad-${number}.txt`),
  );
  await openFolder(page, own, 20);
  await button(main(page), 'Page 2').click();
  await expect(names(page)).toHaveText(['blad-21.txt', 'blad-22.txt']);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name, Z–A' }).click();
  await expect(names(page).first()).toHaveText('blad-22.txt');
  await expect(page).toHaveURL(/sort=nameDown/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(names(page)).toHaveText(['blad-21.txt', 'blad-22.txt']);
  await page.goto(`/en/dashboard/media/all?folder=${own.id}&page=9`);
  await expect(names(page)).toHaveText(['blad-21.txt', 'blad-22.txt']);
});

test('remembers whether files are shown as pictures or as rows', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/media/all');
  await expect(names(page).first()).toBeVisible();
  await expect(main(page).getByRole('table')).toHaveCount(0);
  await button(page, 'List').click();
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});

test('changes the texts and the folder of a file, over what somebody else describes meanwhile', async ({
  signedIn: page,
}) => {
  const name = `${uniqueName('foto').replace(' ', '')}.png`;
  const own = await addFolder(page, 'Van');
  const other = await addFolder(page, 'Naar');
  const id = await addFile(page, pictureFile(name), own.id);
  await openFolder(page, own, 1);
  const calls = recordCalls(page);
  await file(page, name).click();
  const dialog = page.getByRole('dialog', { name: 'Modify file' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Terras');
  // Somebody else describes it meanwhile.
  const described = { mediaid: id, folderId: own.id, description: 'Zomer 2026' };
  await call(page, 'PUT', 'media', described);
  await dialog.getByRole('textbox', { name: 'Alt text' }).fill('Stoelen in de zon');
  await dialog.getByRole('combobox', { name: 'Folder' }).fill(other.name);
  await page.getByRole('option', { name: other.name }).click();
  await expectAccessible(page);
  await button(dialog, 'Save').click();
  await expect(page.getByText(/changed Description meanwhile/)).toBeVisible();
  await expect(main(page).getByText('No results')).toBeVisible();
  expect(calls.slice(1)).toEqual([
    {
      method: 'PUT',
      path: 'media',
      body: {
        mediaid: id,
        folderId: other.id,
        title: 'Terras',
        description: 'Zomer 2026',
        alttag: 'Stoelen in de zon',
      },
    },
  ]);
  expect(await stored(page, `media/${id}`)).toMatchObject({ altTag: 'Stoelen in de zon' });
});

test('asks before what was typed about a file is thrown away', async ({ signedIn: page }) => {
  const own = await addFolder(page, 'Typen', ['brief.txt']);
  await openFolder(page, own, 1);
  await file(page, 'brief.txt').click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half');
  await page.keyboard.press('Escape');
  await button(page.getByRole('dialog', { name: 'Leave without saving?' }), 'Cancel').click();
  await expect(title).toHaveValue('Half');
});

test('shows files one after the other by the arrow keys, and gives the focus back', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Kijken', ['b.txt']);
  await addFile(page, pictureFile('a.png'), own.id);
  await openFolder(page, own, 2);
  const opener = button(main(page), 'Open a.png');
  await opener.click();
  const first = page.getByRole('dialog', { name: 'a.png' });
  await expect(first.getByRole('img', { name: 'a.png' })).toBeVisible();
  await expect(first.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: 'b.txt' });
  await expect(second.getByText('There is no preview of this kind of file.')).toBeVisible();
  await expect(button(second, 'Next file')).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a file is commented on and followed, and its address opens it', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Besproken');
  const id = await addFile(page, textFile('besproken.txt'), own.id);
  await call(page, 'PUT', 'media', { mediaid: id, title: 'Bij de kassa' });
  await page.goto(`/en/dashboard/media/all/${id}?comments`);
  const preview = page.getByRole('dialog', { name: 'besproken.txt', exact: true });
  const drawer = page.getByRole('dialog', { name: 'History of besproken.txt' });
  const input = drawer.getByRole('textbox', { name: 'Write a comment' });
  await input.fill('Which till?');
  // The arrows of the preview are those of the text here.
  await input.press('ArrowLeft');
  await button(drawer, 'Add comment').click();
  await expect(drawer.getByText('Which till?')).toBeVisible();
  await expectAccessible(page);
  await button(drawer, 'Comments and changes').click();
  await drawer
    .getByRole('button', { name: /^Undo: the change of/ })
    .first()
    .click();
  await expect.poll(() => stored(page, `media/${id}`)).toMatchObject({ title: '' });
  await button(drawer, 'Close').click();
  await button(preview, 'Follow').click();
  await expect(preview.getByRole('button', { name: /follow/i, pressed: true })).toBeVisible();
  await button(preview, 'Close').click();
  await expect(page).toHaveURL(/\/media\/all$/);
});

test('plays video and sound of the demo', async ({ signedIn: page }) => {
  for (const [address, player] of [
    ['video', 'video'],
    ['audio', 'audio'],
  ] as const) {
    await page.goto(`/en/dashboard/media/${address}`);
    await main(page)
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    const media = page.getByRole('dialog').locator(player);
    await expect.poll(() => media.evaluate((at: HTMLMediaElement) => at.readyState)).toBe(4);
    expect(await media.evaluate((at: HTMLMediaElement) => at.error)).toBeNull();
  }
});

test('deletes the ticked files, with the shift key all between two, and no others', async ({
  signedIn: page,
}) => {
  const own = await addFolder(page, 'Weg', ['a.txt', 'b.txt', 'c.txt', 'd.txt']);
  await openFolder(page, own, 4);
  await tick(page, 'a.txt').check();
  await tick(page, 'c.txt').click({ modifiers: ['Shift'] });
  await expect(main(page).getByText('3 files selected')).toBeVisible();
  await tick(page, 'b.txt').uncheck();
  await button(main(page), 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 files?' });
  await expect(dialog).toContainText('2 files will be deleted.');
  await expectAccessible(page);
  await button(dialog, 'Delete').click();
  await expect(goodToast(page, '2 files deleted')).toBeVisible();
  await expect(names(page)).toHaveText(['b.txt', 'd.txt']);
  await main(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(main(page), 'Delete').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(main(page).getByText('No results')).toBeVisible();
  await expect(main(page)).toBeFocused();
  expect(await storedNames(page, own.id)).toEqual([]);
});

test('copies the address of a file and offers it for download', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const own = await addFolder(page, 'Adres', ['folder.txt']);
  await openFolder(page, own, 1);
  await choose(page, 'folder.txt', 'Copy address');
  await expect(goodToast(page, 'Address copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/^http:.*\/internal\/v1\/media\/files\?id=\d+&filename=folder\.txt$/);
  expect(await (await page.request.get(address)).text()).toBe('folder.txt');
  const download = page.waitForEvent('download');
  await choose(page, 'folder.txt', 'Download');
  expect((await download).suggestedFilename()).toBe('folder.txt');
});
