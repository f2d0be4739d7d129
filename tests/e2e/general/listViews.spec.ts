import type { Page } from 'playwright/test';
import type { Values } from '../../../schemas/Values';
import { expectAccessible } from '../support/axe';
import { holdScripts, openDrawn } from '../support/drawn';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, fromMenu, main, searchBox } from '../support/locators';
import { addRecord, call, uniqueName } from '../support/stored';

const LIST = '/en/dashboard/webshop/printers';

const views = (page: Page) => main(page).getByRole('group', { name: /^(Views|Weergaven)$/ });

const tabOf = (page: Page, name: string) =>
  views(page).getByRole('button', { name: new RegExp(`^${name}`) });

const viewsOf = async (page: Page, list: string): Promise<readonly Values[]> =>
  (await call(page, 'GET', `views/${list}`)).results as readonly Values[];

/** Leaves a list without views, whatever a test that failed has left. */
const removeViews = async (page: Page, list: string): Promise<void> => {
  for (const { id } of await viewsOf(page, list)) await call(page, 'DELETE', `views/${list}/${id}`);
};

const nameView = async (page: Page, name: string, ...ticks: readonly string[]): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const tick of ticks) await dialog.getByRole('checkbox', { name: tick }).check();
  await button(dialog, 'Save').click();
  await expect(dialog).toBeHidden();
};

const printer = { brand: 0, type: '21', usage: 0, portName: 'COM1' };

/** Three printers that a search finds by their name, and each by a word that no random name has in it. */
const addPrinters = async (page: Page): Promise<string> => {
  const name = uniqueName('Viewed');
  for (const one of ['left', 'middle', 'right'])
    await addRecord(page, 'webshop/printers', { ...printer, name: `${name} ${one}` });
  return name;
};

test.describe('the views of printers', () => {
  // Each leaves the list without views.
  test.describe.configure({ mode: 'default' });
  test.beforeEach(({ signedIn: page }) => removeViews(page, 'printers'));
  test.afterEach(({ signedIn: page }) => removeViews(page, 'printers'));

  test('a view is saved, counted, opened, changed, saved again and reverted', {
    tag: '@smoke',
  }, async ({ signedIn: page }) => {
    const name = await addPrinters(page);
    await page.goto(LIST);
    await expect(views(page)).toBeHidden();
    await searchBox(page).fill(name);
    await expect(main(page).getByRole('row').filter({ hasText: name })).toHaveCount(3);
    await fromMenu(page, 'Columns');
    await page.getByRole('menuitemcheckbox', { name: 'Brand' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/columns=-brand/);
    await fromMenu(page, 'Save as a view…');
    await nameView(page, 'Looked for');
    await expect(page).toHaveURL(/view=\d+/);
    await expect(tabOf(page, 'Looked for')).toHaveText('Looked for3');
    await expect(tabOf(page, 'Looked for')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    await tabOf(page, 'All').click();
    await expect(searchBox(page)).toHaveValue('');
    await tabOf(page, 'Looked for').click();
    await expect(searchBox(page)).toHaveValue(name);
    await expect(main(page).getByRole('columnheader', { name: 'Brand' })).toBeHidden();

    await main(page).getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page).toHaveURL(/view=\d+.*sort=/);
    await expect(main(page).getByText('Changed', { exact: true })).toBeVisible();
    await button(main(page), 'Revert to the view: Looked for').click();
    await expect(main(page).getByText('Changed', { exact: true })).toBeHidden();

    await searchBox(page).fill(`${name} middle`);
    await button(main(page), 'Save changes to the view: Looked for').click();
    await expect(tabOf(page, 'Looked for')).toHaveText('Looked for1');
    await expect(main(page).getByText('Changed', { exact: true })).toBeHidden();
    await expectAccessible(page);
  });

  test('a list opens with the view that is chosen for it, and without it from its tabs', async ({
    signedIn: page,
  }) => {
    // Nobody else works there.
    await signInAs(page, accounts.museum);
    await removeViews(page, 'printers');
    const name = await addPrinters(page);
    await page.goto(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await fromMenu(page, 'Save as a view…');
    await nameView(page, 'First', 'Open this list with it');
    await page.goto('/en/dashboard/home');
    await page.goto(LIST);
    await expect(page).toHaveURL(/view=\d+/);
    await expect(searchBox(page)).toHaveValue(name);
    await tabOf(page, 'All').click();
    await expect(page).toHaveURL(/\?view=all$/);
    await expect(searchBox(page)).toHaveValue('');
    await tabOf(page, 'First').click();
    await button(main(page), 'View: First').click();
    await page.getByRole('menuitemcheckbox', { name: 'Open this list with it' }).click();
    await expect.poll(async () => (await viewsOf(page, 'printers'))[0]?.isOwnDefault).toBe(0);
    await page.goto(LIST);
    await expect(searchBox(page)).toHaveValue('');
    await expect(tabOf(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await removeViews(page, 'printers');
  });

  test('a view is shared, linked to, renamed and deleted', async ({ signedIn: page }) => {
    const name = await addPrinters(page);
    await page.goto(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await fromMenu(page, 'Save as a view…');
    await nameView(page, 'Ours', 'For everybody in the organisation');
    await expect(tabOf(page, 'Ours, a view of the organisation')).toBeVisible();
    const [view] = await viewsOf(page, 'printers');
    expect(view).toMatchObject({ name: 'Ours', isShared: 1 });

    await signInAs(page, accounts.manager);
    await page.goto(`${LIST}?view=${view?.id}`);
    await expect(searchBox(page)).toHaveValue(name);
    await expect(tabOf(page, 'Ours')).toHaveAttribute('aria-pressed', 'true');

    await signInAs(page, accounts.admin);
    await page.goto(`${LIST}?view=${view?.id}`);
    await button(main(page), 'View: Ours').click();
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await nameView(page, 'Theirs');
    await expect(tabOf(page, 'Theirs')).toBeVisible();
    await button(main(page), 'View: Theirs').click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await expect(views(page)).toBeHidden();
    await page.goto(`${LIST}?view=${view?.id}`);
    await expect(
      page.getByText('This view is no longer there. This is the whole list.'),
    ).toBeVisible();
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  });

  test.describe('a name that is taken', () => {
    test.use({ allowedProblems: [/400 \(Bad Request\).*views/] });

    test('is refused at its field', async ({ signedIn: page }) => {
      await call(page, 'POST', 'views/printers', { name: 'Taken', query: '' });
      await page.goto(LIST);
      await fromMenu(page, 'Save as a view…');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('taken');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('There is a view of this name already')).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
    });
  });

  test('the one that a list opens with is on its page before the app is', async ({
    signedIn: page,
  }) => {
    const name = await addPrinters(page);
    const query = `filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
    const view = await call(page, 'POST', 'views/printers', { name: 'First', query });
    await call(page, 'PUT', `views/printers/${view.last_id}`, { isOwnDefault: 1 });
    const release = await holdScripts(page);
    await openDrawn(page, LIST);
    await expect(searchBox(page)).toHaveValue(name);
    const row = await main(page).getByRole('row').nth(1).elementHandle();
    release();
    await expect(tabOf(page, 'First')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/view=\d+/);
    expect(await row?.evaluate((one) => one.isConnected)).toBe(true);
  });

  test('on a phone, in Dutch, views are tabs as well', async ({ signedIn: page }) => {
    const name = await addPrinters(page);
    const query = `filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
    await call(page, 'POST', 'views/printers', { name: 'Gezocht', query });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/nl/dashboard/webshop/printers');
    await tabOf(page, 'Gezocht').click();
    await expect(page).toHaveURL(/view=\d+/);
    await expect(searchBox(page)).toHaveValue(name);
    await expectAccessible(page);
    await button(main(page), 'Weergave: Gezocht').click();
    await expect(page.getByRole('menuitem', { name: 'Hernoemen…' })).toBeVisible();
  });
});

test('who turns from a view to a state of the records leaves the view', async ({
  signedIn: page,
}) => {
  await removeViews(page, 'coupons');
  await call(page, 'POST', 'views/coupons', { name: 'Named', query: 'filter={"q":"zzzz"}' });
  try {
    await page.goto('/en/dashboard/ticketing/coupons');
    await tabOf(page, 'Named').click();
    await expect(searchBox(page)).toHaveValue('zzzz');
    const states = main(page).locator('fieldset').first();
    await expect(states.getByRole('button', { pressed: true })).toHaveCount(0);
    await states.getByRole('button').nth(1).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/view=/);
    await expect(states.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await removeViews(page, 'coupons');
  }
});
