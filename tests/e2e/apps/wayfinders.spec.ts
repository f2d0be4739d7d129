import type { Locator, Page } from 'playwright/test';
import { expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, main, wrongFields } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, uniqueName } from '../support/stored';

const HEADS = 'identifier,name,description,standNo,topLeftX,topLeftY,height,width';

const MAP = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"></svg>`;

const exhibitor = (place: number, name: string) => ({
  identifier: `E-${place}`,
  name,
  standNo: `A${place}`,
  topLeftX: place * 100,
  topLeftY: 100,
  height: 40,
  width: 80,
});

/** A wayfinder of its own with two exhibitors. */
const addWayfinder = async (page: Page): Promise<number> => {
  const id = await addRecord(page, 'wayfinders', { name: uniqueName('Beurs') });
  for (const [at, name] of ['Bakkerij Bos', 'Café Zoë'].entries())
    await call(page, 'POST', `wayfinders/${id}/addExhibitor`, exhibitor(at + 1, name));
  return id;
};

const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

test('an exhibitor is added, searched, changed and deleted in dialogs', async ({
  signedIn: page,
}) => {
  const id = await addWayfinder(page);
  await page.goto(`/en/dashboard/wayfinders/${id}?tab=exhibitors`);
  await button(main(page), 'Add').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Save').click();
  await expect(wrongFields(dialog)).toContainText('Identifier, Name, X, Y, Height and Width.');
  await inputOf(dialog, 'Identifier').fill('E-3');
  await inputOf(dialog, 'Name').fill('Drukkerij De Pers');
  for (const [label, value] of [
    ['X', '0'],
    ['Y', '0'],
    ['Width', '30'],
    ['Height', '20'],
  ] as const)
    await inputOf(dialog, label).fill(value);
  await expectAccessibleInBothSchemes(page);
  await button(dialog, 'Save').click();
  await expect(dialog).toHaveCount(0);

  await main(page).getByRole('textbox', { name: 'Search' }).fill('pers');
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await button(main(page), 'Edit Drukkerij De Pers').click();
  await inputOf(dialog, 'Stand number').fill('C7');
  await button(dialog, 'Save').click();
  await expect(rowOf(page, 'Drukkerij De Pers')).toContainText('C7');
  await button(main(page), 'Delete Drukkerij De Pers').click();
  await button(dialog, 'Delete').click();
  await expect(main(page).getByText('No results')).toBeVisible();
});

test('a file is imported once it has been shown what it does, and what was exported changes nothing', async ({
  signedIn: page,
}) => {
  const id = await addWayfinder(page);
  await page.goto(`/en/dashboard/wayfinders/${id}?tab=exhibitors`);
  await expect(rowOf(page, 'Café Zoë')).toBeVisible();
  const lines = [
    HEADS,
    'E-1,Bakkerij Bos & Zn.,,A1,100,100,40,80',
    'E-2,Café Zoë,,A2,200,100,40,80',
    'E-7,Nieuw,,C1,1,2,3,4',
    'E-8,Wrong,,C2,no number,2,3,4',
  ];
  const choose = async (content: string) => {
    await button(main(page), 'Import CSV').click();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'beurs.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  };
  await choose(lines.join('\n'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Lines: 4. 1 new, 1 changed, 1 unchanged, 1 wrong.')).toBeVisible();
  const shown = dialog.getByRole('row');
  await expect(shown.nth(1)).toContainText('Enter a number');
  await button(dialog, 'Changed (1)').click();
  await expect(shown.nth(1)).toContainText('Bakkerij Bos → Bakkerij Bos & Zn.');
  await expectAccessibleInBothSchemes(page);
  await expect(rowOf(page, 'Nieuw')).toHaveCount(0);
  await button(dialog, 'Import 2 lines, leave out 1').click();
  await expect(
    goodToast(page, 'Imported: 1 new, 1 changed, 1 unchanged. Left out as wrong: 1'),
  ).toBeVisible();
  await expect(rowOf(page, 'Nieuw')).toBeVisible();
  await expect(rowOf(page, 'Bakkerij Bos & Zn.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(main(page), 'Export CSV').click(),
  ]);
  expect(download.suggestedFilename()).toBe(`exhibitors-${id}.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  await choose(Buffer.concat(chunks).toString('utf8'));
  await expect(
    dialog.getByText(
      'Lines: 3. 0 new, 0 changed, 3 unchanged, 0 wrong. There is nothing to store.',
    ),
  ).toBeVisible();
  await button(dialog, 'Close').click();
  await expect(dialog).toHaveCount(0);
});

/** Draws a map, and sends it as the wayfinder's picture. */
const addMap = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/en/dashboard/wayfinders/${id}?tab=map`);
  await expect(main(page).getByText('This wayfinder has no map yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Add a map' }).click();
  await expect(page).toHaveURL(/tab=images/);
  const buffer = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, MAP);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'hal.png',
      mimeType: 'image/png',
      buffer: Buffer.from(buffer, 'base64'),
    });
  await expect(goodToast(page, 'Map saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Map', exact: true }).click();
};

const stand = (page: Page): Locator => page.getByRole('application');

const stored = async (page: Page, id: number) => {
  const { results } = await call(page, 'GET', `wayfinders/${id}/1`);
  const { topLeftX, topLeftY, width, height } = results as Record<string, number>;
  return [topLeftX, topLeftY, width, height];
};

test('exhibitors are placed on the map by pointer, and by keyboard alone', async ({
  signedIn: page,
}) => {
  const id = await addWayfinder(page);
  await addMap(page, id);
  const map = page.getByRole('group', { name: 'Map of exhibitors' });
  await main(page)
    .getByRole('button', { name: /show in full size/ })
    .click();
  await expect(main(page).getByRole('button', { name: '100%: show in full size' })).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map.');

  // The first exhibitor begins at 100, 100: it is taken by its middle, then by its corner.
  await page.mouse.move(box.x + 141, box.y + 121);
  await page.mouse.down();
  await expect(stand(page)).toHaveAccessibleName('Bakkerij Bos');
  await page.mouse.move(box.x + 151, box.y + 141, { steps: 3 });
  await expect(inputOf(main(page), 'X')).toHaveValue('110');
  await page.mouse.up();
  await expect.poll(() => stored(page, id)).toEqual([110, 120, 80, 40]);
  await expectAccessibleInBothSchemes(page);
  await button(main(page), 'Undo').click();
  await expect.poll(() => stored(page, id)).toEqual([100, 100, 80, 40]);

  // By keyboard: from the search to the list, and on to the map.
  await main(page).getByRole('textbox', { name: 'Search exhibitors' }).focus();
  await page.keyboard.type('zo');
  await expect(
    main(page).getByRole('list', { name: 'Exhibitors' }).getByRole('listitem'),
  ).toHaveCount(1);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('bos');
  await expect(button(main(page), 'Bakkerij Bos A1 · E-1')).toBeVisible();
  await button(main(page), 'Bakkerij Bos A1 · E-1').press('Enter');
  await expect(stand(page)).toBeFocused();
  for (const key of ['ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowRight', 'Alt+Shift+ArrowDown'])
    await page.keyboard.press(key);
  await expect(main(page).getByRole('status').filter({ hasText: 'X 101' })).toHaveText(
    'X 101, Y 110, width 81, height 50',
  );
  await page.keyboard.press('Escape');
  await expect(inputOf(main(page), 'X')).toHaveValue('100');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page, id)).toEqual([99, 100, 80, 40]);
  await inputOf(main(page), 'Width').fill('120');
  await inputOf(main(page), 'Width').press('Enter');
  await expect.poll(() => stored(page, id)).toEqual([99, 100, 120, 40]);
});
