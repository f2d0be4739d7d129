import { documents as texts } from '../../../i18n/en/documents';
import { rowTypes } from '../../../schemas/documents';
import { expectAccessible } from '../support/axe';
import {
  addDocument,
  expectAllStored,
  named,
  openBuilder,
  optionsPane,
  palette,
  rowButton,
  rowItems,
  rowNames,
  rowsPane,
  storedRows,
  storedTitles,
  three,
  titleOption,
} from '../support/builder';
import { createNewDraft, setActive } from '../support/filledIn';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { act, button, main, pressUntil } from '../support/locators';
import { call, stored } from '../support/stored';

test('a document of every type of row is built with the keyboard alone', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page);
  await openBuilder(page, id);
  const names = rowTypes.map(({ name }) => texts.types[name]);
  for (const name of names) {
    await button(palette(page), name).focus();
    await page.keyboard.press('Enter');
    // The first option has the focus; Escape goes to the row.
    await expect(optionsPane(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(rowButton(page, name)).toBeFocused();
  }
  expect(await rowNames(page)).toEqual(names);

  await page.keyboard.press('Home');
  await expect(rowButton(page, 'Text field')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Naam');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rowButton(page, 'Text field: Naam')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(rowButton(page, 'Choice')).toBeFocused();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Escape');
  const expected = ['Whole number', 'Text field: Naam', 'Choice', 'Choice', ...names.slice(4)];
  expect(await rowNames(page)).toEqual(expected);

  // The two choices wait for an enum.
  await expect(main(page).getByText(/^2 changes not saved/)).toBeVisible();
  await expect
    .poll(async () => (await storedRows(page, id)).map(({ type }) => type))
    .toEqual([2, 1, ...rowTypes.slice(4).map(({ code }) => code)]);
});

test('rows are put in order by dragging, by the handle’s keys and by buttons', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  const handle = (name: string) => button(rowsPane(page), `Put ${name} in its place`);
  await handle('Three').hover();
  await page.mouse.down();
  const to = await rowItems(page).first().boundingBox();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 60, { steps: 5 });
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => rowNames(page)).toEqual(named('Three', 'One', 'Two'));

  await expect(rowButton(page, 'Text field: Three')).toHaveAttribute('aria-pressed', 'true');
  await handle('Three').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Three is at place 1 of 3.')).toBeAttached();
  await pressUntil(page, 'ArrowDown', page.getByText('Three is at place 2 of 3.'));
  await page.keyboard.press('Space');
  await expect.poll(() => rowNames(page)).toEqual(named('One', 'Three', 'Two'));

  await button(rowsPane(page), 'Move Three down').click();
  await expect.poll(() => rowNames(page)).toEqual(named('One', 'Two', 'Three'));
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['One', 'Two', 'Three']);
});

test('a type is dragged from the palette to its place, or chosen between two rows', async ({
  signedIn: page,
}) => {
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  await button(palette(page), 'Divider').hover();
  await page.mouse.down();
  const to = await rowItems(page).nth(1).boundingBox();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 20, { steps: 10 });
  await page.mouse.up();
  await expect
    .poll(() => rowNames(page))
    .toEqual([...named('One'), 'Divider', ...named('Two', 'Three')]);
  await rowButton(page, 'Text field: Two').hover();
  await button(rowsPane(page), 'Add a row below Text field: Two').click();
  await page.getByRole('menuitem', { name: 'Tick box' }).click();
  await expect(titleOption(page)).toBeFocused();
  await expectAllStored(page);
  expect((await storedRows(page, id)).map(({ type }) => type)).toEqual([1, 31, 1, 5, 1]);
});

test('the rows of an active version can be seen and not changed', async ({ signedIn: page }) => {
  const id = await addDocument(page, three);
  await call(page, 'POST', `objectsDefinitions/${id}`, { function: 'setActive' });
  await openBuilder(page, id);
  await expect(main(page).getByText(/^Only a draft can be changed/)).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await expect(titleOption(page)).toBeDisabled();
  for (const name of ['Delete', 'Duplicate', 'Undo'])
    await expect(button(rowsPane(page), name)).toHaveCount(0);
  await rowButton(page, 'Text field: One').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(titleOption(page)).toHaveValue('Two');
  expect(await rowNames(page)).toEqual(named('One', 'Two', 'Three'));
});

test('a version that was set active is a draft again with Undo, and from the activity', async ({
  signedIn: page,
}) => {
  const former = await addDocument(page, three);
  await setActive(page, former);
  const id = await createNewDraft(page, former);
  await openBuilder(page, id);
  const activate = async () => {
    await act(page, 'Set active');
    await button(page.getByRole('dialog'), 'Set active').click();
    await expect(page.getByText(/is active in version 2/).last()).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  };
  const states = () =>
    Promise.all(
      [former, id].map(async (one) => (await stored(page, `objectsDefinitions/${one}`)).state),
    );
  await activate();
  expect(await states()).toEqual([3, 2]);
  await button(page.getByRole('status'), 'Undo').last().click();
  await expect(page.getByText('It is as it was before')).toBeVisible();
  await expect(palette(page)).toBeVisible();
  expect(await states()).toEqual([2, 1]);

  await activate();
  const { results } = await call(page, 'GET', 'activity?maxrowcount=20');
  const done = (results as { id: number; recordId: number; canUndo: number }[]).find(
    ({ recordId, canUndo }) => recordId === id && canUndo === 1,
  );
  await page.goto(`/en/dashboard/activity/${done?.id}?tab=records`);
  await button(main(page), 'Undo').click();
  await expect(page.getByText('It is as it was before')).toBeVisible();
  expect(await states()).toEqual([2, 1]);
});

test('who may only read sees the rows and why they can’t be changed', async ({ page }) => {
  await signInAs(page, accounts.admin);
  const id = await addDocument(page, three);
  await signInAs(page, accounts.operator);
  await openBuilder(page, id);
  await expect(main(page).getByText('You may see this document, but not change it.')).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await expect(titleOption(page)).toBeDisabled();
});

for (const scheme of ['light', 'dark'] as const)
  test(`the builder is accessible in the ${scheme} theme`, async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const id = await addDocument(page, [
      ...three,
      [31],
      [36, { items: [{ text: 'A', link: '' }] }],
    ]);
    await openBuilder(page, id);
    await expect(titleOption(page)).toBeVisible();
    await expectAccessible(page);
    await button(palette(page), 'Choice').click();
    await expect(rowsPane(page).getByRole('img', { name: /options are not right/ })).toBeVisible();
    await expectAccessible(page);
  });

test('a phone has it all, in sheets from below', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const id = await addDocument(page, three);
  await openBuilder(page, id);
  await expectAccessible(page);
  await button(main(page), 'Add a row').click();
  await button(page.getByRole('dialog', { name: 'Add a row' }), 'Tick box').click();
  const options = page.getByRole('dialog', { name: 'Options' });
  await expect(options.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Akkoord');
  await expectAccessible(page);
  await button(options, 'Close').click();
  await expect(options).toHaveCount(0);
  expect(await rowNames(page)).toEqual([
    ...named('One'),
    'Tick box: Akkoord',
    ...named('Two', 'Three'),
  ]);
  await button(rowsPane(page), 'Move Akkoord up').click();
  await button(rowsPane(page), 'Options').click();
  await expect(options.getByRole('textbox', { name: 'Title' })).toHaveValue('Akkoord');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expectAllStored(page);
  expect(await storedTitles(page, id)).toEqual(['Akkoord', 'One', 'Two', 'Three']);
  const { width, content } = await page.evaluate(() => ({
    width: window.innerWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content).toBeLessThanOrEqual(width);
});
