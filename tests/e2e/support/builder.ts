import { expect, type Locator, type Page } from 'playwright/test';
import { type DocumentRow, newRow, type RowCode } from '../../../schemas/documents';
import { parseRows } from '../../../schemas/documents/codec';
import { button, main } from './locators';
import { addRecord, call, stored, uniqueName } from './stored';

/** A draft of the test's own with rows of these types and titles. */
export const addDocument = async (
  page: Page,
  rows: readonly (readonly [type: RowCode, options?: Record<string, unknown>])[] = [],
): Promise<number> => {
  const id = await addRecord(page, 'objectsDefinitions', {
    title: uniqueName('Document'),
    properties: [],
    language: 'NL-nl',
  });
  for (const [index, [type, own]] of rows.entries()) {
    const options = JSON.stringify({ ...newRow(type).options, ...own });
    const row = { order: index + 1, type, options, translationId: 0 };
    await call(page, 'POST', `objectsDefinitions/${id}`, { function: 'addObjectRow', ...row });
  }
  return id;
};

export const openBuilder = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/en/dashboard/builder/document/${id}`);
  await expect(rowsPane(page)).toBeVisible();
};

export const rowsPane = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Rows', exact: true });
export const optionsPane = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Options', exact: true });
export const palette = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Add a row', exact: true });

export const rowItems = (page: Page): Locator =>
  rowsPane(page).locator('li', { has: page.locator('button[aria-pressed]') });

/** The row by what it is called: its type and its title. */
export const rowButton = (page: Page, name: string): Locator => button(rowsPane(page), name);

/** What the rows are called, in their order. */
export const rowNames = (page: Page): Promise<readonly string[]> =>
  rowsPane(page)
    .locator('li button[aria-pressed]')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));

export const expectAllStored = (page: Page): Promise<void> =>
  expect(main(page).getByText('All changes saved', { exact: true })).toBeVisible();

/** The rows as the server has them. */
export const storedRows = async (page: Page, id: number): Promise<readonly DocumentRow[]> =>
  parseRows((await stored(page, `objectsDefinitions/${id}`)).values);

export const storedTitles = async (page: Page, id: number): Promise<readonly unknown[]> =>
  (await storedRows(page, id)).map(({ options }) => options.title);

/** What can be seen of a row: its texts, and its parts with what they hold. */
export const drawn = (row: Locator): Promise<readonly string[]> =>
  row
    .locator('[inert]')
    .evaluate((look) => [
      (look as HTMLElement).innerText,
      ...[...look.querySelectorAll('img, video, hr, a, li, input, textarea, button')].map((part) =>
        [
          part.tagName,
          part.getAttribute('src'),
          part.getAttribute('href'),
          'value' in part && part.value,
        ].join(' '),
      ),
    ]);

/** The title that is entered among a row's options. */
export const titleOption = (page: Page) =>
  optionsPane(page).getByRole('textbox', { name: 'Title' });

/** Three rows of text to begin with, and what such rows are called. */
export const three = [
  [1, { title: 'One' }],
  [1, { title: 'Two' }],
  [1, { title: 'Three' }],
] as const;
export const named = (...titles: readonly string[]) => titles.map((name) => `Text field: ${name}`);
