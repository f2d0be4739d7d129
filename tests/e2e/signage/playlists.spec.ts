import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, heading, main, pressUntil, searchBox } from '../support/locators';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';
import { middleOf, swipe } from '../support/touch';

const PATH = 'digitalsignage/playlists';
const address = (id: number) => `/en/dashboard/${PATH}/${id}`;

/** The item of a filmstrip that shows a file. */
const item = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: `: ${title}` });

const order = (page: Page): Promise<string[]> =>
  page
    .getByRole('group', { name: /^Item \d+ of/ })
    .evaluateAll((items) => items.map((one) => one.getAttribute('aria-label') ?? ''));

const mediaId = async (page: Page, filter: string): Promise<number> => {
  const [file] = (await call(page, 'GET', `media?filter=${filter}`)).results as { id: number }[];
  return file?.id ?? 0;
};

/** A playlist of a test's own, with files of the demo's media library. */
const ownPlaylist = async (page: Page, files: readonly string[]): Promise<number> => {
  const id = await addRecord(page, PATH, { name: uniqueName('Etalage'), showTicker: 1 });
  const playListItems = [];
  for (const [index, file] of files.entries())
    playListItems.push({
      id: `tmp-${index}`,
      mediaId: await mediaId(page, file),
      order: index + 1,
      duration: file.endsWith('webm') ? 0 : 10,
      transition: 1,
    });
  await call(page, 'POST', `${PATH}/${id}`, { function: 'savePlayList', playListItems });
  return id;
};

/** Takes one thing to where another is. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await from.hover();
  await page.mouse.down();
  const end = await to.boundingBox();
  if (!end) throw new Error('There is nowhere to drag it to');
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
};

test('a playlist is made by keyboard alone: named, filled from the library, put in order, saved', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Toonbank');
  await page.goto(`/en/dashboard/${PATH}/add`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.type(name);
  await button(page, 'Add pictures and videos').press('Enter');
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Choose terras-open.jpg').press('Enter');
  await button(dialog, 'Choose cappuccino.jpg').press('Space');
  await expect(dialog.getByRole('status').last()).toHaveText('2 files chosen');
  await expectAccessible(page);
  await button(dialog, 'Video').press('Enter');
  await button(dialog, 'Choose zomer-spot.webm').press('Enter');
  await button(dialog, 'Add').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(item(page, 'Zomerspot, 1,5 seconde')).toContainText('Plays to its end (0:01)');
  await expect(main(page)).toContainText('Runs 0:21');

  await button(page, 'Put Cappuccino in its place').press('Space');
  await pressUntil(page, 'ArrowLeft', page.getByText('Cappuccino is at place 1 of 3.'));
  await page.keyboard.press('Space');
  await button(page, 'Move Zomerspot, 1,5 seconde earlier').press('Enter');
  await expect
    .poll(() => order(page))
    .toEqual([
      'Item 1 of 3: Cappuccino',
      'Item 2 of 3: Zomerspot, 1,5 seconde',
      'Item 3 of 3: Het terras is open',
    ]);
  const calls = recordCalls(page);
  await item(page, 'Cappuccino').getByLabel('Duration (seconds)').fill('7');
  await page.keyboard.press('Control+s');
  await expect(goodToast(page, 'Playlist added')).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  const ids = {
    cappuccino: await mediaId(page, 'cappuccino'),
    terrace: await mediaId(page, 'terras-open'),
    spot: await mediaId(page, 'zomer-spot'),
  };
  const still = { priceSheetId: null, transition: 0, deleted: false };
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: `${PATH}/add`,
      body: { name, description: '', defDuration: 10, showTicker: 0, tickerType: 0 },
    },
    {
      method: 'POST',
      path: expect.stringMatching(/playlists\/\d+$/),
      body: {
        function: 'savePlayList',
        playListItems: [
          { id: 'tmp-1', mediaId: ids.cappuccino, duration: 7, ...still, order: 1 },
          { id: 'tmp-2', mediaId: ids.spot, duration: 0, ...still, order: 2 },
          { id: 'tmp-3', mediaId: ids.terrace, duration: 10, ...still, order: 3 },
        ],
      },
    },
  ]);
});

/** A price sheet of a test's own; gives its id. */
const addSheet = async (page: Page, name: string): Promise<number> =>
  Number((await call(page, 'POST', 'digitalsignage/pricesheets/add', { name })).last_id);

test('a price sheet is found, added, shown for the default time, and played as it is drawn', async ({
  signedIn: page,
}) => {
  const id = await ownPlaylist(page, ['terras-open.jpg']);
  const name = uniqueName('Dranken');
  const sheet = await addSheet(page, name);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/nl/dashboard/${PATH}/${id}?edit=true`);
  await button(page, 'Prijslijst toevoegen').click();
  const dialog = page.getByRole('dialog', { name: 'Prijslijst toevoegen' });
  await dialog.getByRole('textbox').fill('xyzzy');
  await expect(dialog.getByRole('status')).toHaveText('Geen resultaten');
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(name);
  await button(dialog, name).click();
  await expect(main(page)).toContainText('Duurt 0:20');
  await button(page, 'Opslaan').click();
  await expect(button(page, 'Bewerken')).toBeVisible();
  expect((await stored(page, `${PATH}/${id}`)).playListItems).toMatchObject([
    { order: 1 },
    { mediaId: -1, priceSheetId: sheet, title: name, duration: 10, order: 2 },
  ]);
  await button(page, 'Voorvertoning').press('Enter');
  const player = page.getByRole('dialog', { name: /^Voorvertoning van Etalage/ });
  await expect(player.getByRole('status').last()).toContainText('1 van 2');
  await page.keyboard.press('ArrowRight');
  await expect(player.locator(`iframe[title="${name}"]`)).toBeVisible();
  await expect(player.locator('figure, figcaption')).toHaveCount(0);
  await expectAccessible(page);
});

test('items are dragged, taken away and brought back until it is saved, and Cancel brings all back', async ({
  signedIn: page,
}) => {
  const id = await ownPlaylist(page, ['terras-open.jpg', 'cappuccino.jpg', 'croissant.jpg']);
  await page.goto(`${address(id)}?edit=true`);
  await button(page, 'Remove Croissant').click();
  await expect(item(page, 'Croissant')).toContainText('Removed when you save');
  await expect(main(page)).toContainText('Runs 0:20');
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Cancel').click();
  await expect(item(page, 'Croissant')).not.toContainText('Removed');

  await button(page, 'Edit').click();
  await button(page, 'Remove Croissant').click();
  await button(page, 'Bring back Croissant').click();
  await button(page, 'Remove Cappuccino').click();
  await drag(page, button(page, 'Put Croissant in its place'), item(page, 'Het terras is open'));
  await expect.poll(async () => (await order(page))[0]).toBe('Item 1 of 3: Croissant');
  await button(page, 'Save').click();
  await expect(button(page, 'Edit')).toBeVisible();
  await expect
    .poll(() => order(page))
    .toEqual(['Item 1 of 2: Croissant', 'Item 2 of 2: Het terras is open']);
  expect((await stored(page, `${PATH}/${id}`)).playListItems).toMatchObject([
    { id: 3, order: 1, transition: 1 },
    { id: 1, order: 2 },
  ]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('items are put in order by their handles', async ({ signedIn: page }) => {
    const id = await ownPlaylist(page, ['terras-open.jpg', 'cappuccino.jpg']);
    await page.goto(`${address(id)}?edit=true`);
    const handle = button(page, 'Put Cappuccino in its place');
    await handle.scrollIntoViewIfNeeded();
    await swipe(page, await middleOf(handle), await middleOf(item(page, 'Het terras is open')));
    await expect
      .poll(() => order(page))
      .toEqual(['Item 1 of 2: Cappuccino', 'Item 2 of 2: Het terras is open']);
  });
});

test('a playlist is played as a screen would, and stops for who asks it to', async ({
  signedIn: page,
  clock,
}) => {
  const id = await ownPlaylist(page, ['terras-open.jpg', 'zomer-spot.webm', 'croissant.jpg']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await clock.install();
  await page.goto(address(id));
  await button(page, 'Preview').press('Enter');
  const player = page.getByRole('dialog', { name: /^Preview of Etalage/ });
  const now = player.getByRole('status');
  await expect(now).toHaveText('1 of 3: Het terras is open');
  await expect(player).toContainText('Ticker, type 0');
  await expect(player.getByRole('img', { name: 'Het terras is open' })).toBeVisible();
  await clock.fastForward(10_000);
  await expect(now).toHaveText('2 of 3: Zomerspot, 1,5 seconde');
  await expect(now).toHaveText('3 of 3: Croissant');

  await expect(button(player, 'Pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(player, 'Play')).toBeFocused();
  await clock.fastForward(60_000);
  await expect(now).toHaveText('3 of 3: Croissant');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(now).toHaveText('1 of 3: Het terras is open');
  await page.keyboard.press('ArrowLeft');
  await expect(now).toHaveText('3 of 3: Croissant');
  await page.keyboard.press('Space');
  await clock.fastForward(10_000);
  await expect(now).toHaveText('1 of 3: Het terras is open');
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(button(page, 'Preview')).toBeFocused();
});

test('waiting lists are looked up in both languages, and lead nowhere', async ({
  signedIn: page,
}) => {
  for (const [locale, title, nothing] of [
    ['nl', 'Wachtlijsten', 'Geen resultaten'],
    ['en', 'Waiting lists', 'No results'],
  ] as const) {
    await page.goto(`/${locale}/dashboard/digitalsignage/waitinglists`);
    await expect(heading(page)).toHaveText(title);
    const row = main(page).getByRole('row', { name: /Kerstdiner/ });
    await expect(row).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(0);
    await searchBox(page).fill('xyzzy');
    await expect(main(page).getByText(nothing).first()).toBeVisible();
  }
});
