import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

export const main = (page: Page): Locator => page.getByRole('main');

/** The page's heading; formatted text may have others behind it. */
export const heading = (page: Page): Locator =>
  main(page).getByRole('heading', { level: 1 }).first();

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true });

/** The menu with all areas unfolded. */
export const unfoldedMenu = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const folded = menu.getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  return menu;
};

/** A field of a record's page, shown or entered as a group, by its label. */
export const group = (within: Page | Locator, name: string): Locator =>
  within.getByRole('group', { name, exact: true });

/** A message that something went well, outside the page. */
export const goodToast = (page: Page, message: string): Locator => {
  const status = page.getByRole('status');
  const text = message.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // A link names what was linked behind it, and what was deleted can be brought back.
  const alone = new RegExp(String.raw`^${text}\s*(Undo|Ongedaan maken)?$`);
  return status.getByText(alone).or(status.getByText(`${message}: `));
};

/** A message that something went wrong, outside the page. */
export const badToast = (page: Page, message: string): Locator =>
  page.locator('[role="alert"]:not(main *, [role="dialog"] *)').getByText(message, { exact: true });

/** The search of a list. */
export const searchBox = (page: Page): Locator =>
  main(page).getByRole('textbox', { name: /^(Search|Zoeken)$/ });

/** Chooses from the menu of a list, or of a record, what stands behind its button. */
export const fromMenu = async (page: Page, name: string): Promise<void> => {
  await main(page)
    .getByRole('button', { name: /^(More|Meer)$/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Does something with a record: by its button, or from the menu behind which it stands. */
export const act = async (page: Page, name: string): Promise<void> => {
  const more = main(page).getByRole('button', { name: /^(More|Meer)$/ });
  const own = main(page).getByRole('button', { name, exact: true });
  await expect(own.or(more).first()).toBeVisible();
  if (await own.isVisible()) await own.click();
  else await fromMenu(page, name);
};

/** What stands behind the button of a record's menu, which is opened for it. */
export const menuItem = async (page: Page, name: string): Promise<Locator> => {
  const item = page.getByRole('menuitem', { name, exact: true });
  if (!(await item.isVisible()))
    await main(page)
      .getByRole('button', { name: /^(More|Meer)$/ })
      .click();
  return item;
};

/** What a filter of a list is set with, by its name. */
export const filterPill = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${name}(:|$)`) })
    // Those of a table's head put its rows in order.
    .and(page.locator(':not(th *)'));

/** What is assigned to a record, on a tab of its own. */
export const assignedTo = (page: Page): Locator =>
  page.getByRole('region', { name: /^Assigned \(/ });

/** Presses a key until it has its effect: a row that was just taken up doesn't listen to keys at once. */
export const pressUntil = (page: Page, key: string, effect: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(effect).toBeAttached({ timeout: 2_000 });
  }).toPass();

/** What a form says above its fields of why it isn't saved. */
export const wrongFields = (within: Page | Locator): Locator =>
  within.getByRole('alert').filter({ hasText: /^Not saved yet|^Nog niet opgeslagen/ });

/** Has a field changed of several rows at once. */
export const chooseField = async (dialog: Locator, name: string): Promise<void> => {
  await dialog.getByRole('combobox', { name: 'Field to change' }).click();
  await dialog.page().getByRole('option', { name, exact: true }).click();
};

/** What is written as it is seen, within the two frames that keep it to itself; the former stays until the next is read. */
export const seenIn = (page: Page, frame = 'figure iframe'): FrameLocator =>
  page.frameLocator(frame).locator('iframe').last().contentFrame();
