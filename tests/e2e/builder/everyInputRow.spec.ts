import type { Locator, Page } from 'playwright/test';
import { type RowName, rowTypes } from '../../../schemas/documents';
import { addEnum, makeListOf } from '../support/filledIn';
import { expect, test } from '../support/fixtures';
import { button, main } from '../support/locators';
import { chooseMedia } from '../support/rowOptions';
import { stored } from '../support/stored';

const FIELD = 'Veld';

interface Entry {
  enter(page: Page, form: Locator): Promise<void>;
  /** What is stored of it. */
  value: unknown;
  shows(form: Locator): Promise<void>;
}

const typed = (text: string, value: unknown): Entry => ({
  enter: (_, form) => form.getByLabel(FIELD).first().fill(text),
  value,
  shows: (form) => expect(form.getByLabel(FIELD).first()).toHaveValue(text),
});

const file: Entry = {
  enter: (page, form) => chooseMedia(page, form.getByRole('group', { name: FIELD, exact: true })),
  value: expect.any(Number),
  shows: (form) =>
    expect(form.getByRole('group', { name: FIELD, exact: true })).toContainText(/\.\w{3,4}/),
};

const entries: Partial<Record<RowName, Entry>> = {
  string: typed('Geïnd', 'Geïnd'),
  integer: typed('42', 42),
  float: typed('3.75', 3.75),
  enum: {
    enter: async (page, form) => {
      await form.getByLabel(FIELD).click();
      await page.getByRole('option', { name: 'Vegetarisch' }).click();
    },
    value: 2,
    shows: (form) => expect(form.getByLabel(FIELD)).toHaveText('Vegetarisch'),
  },
  boolean: {
    enter: (_, form) => form.getByLabel(FIELD).check(),
    value: true,
    shows: (form) => expect(form.getByLabel(FIELD)).toBeChecked(),
  },
  date: typed('24-12-2026', '2026-12-24'),
  time: typed('14:35', '14:35'),
  imageInput: file,
  fileInput: file,
};

for (const { name, code } of rowTypes.filter(({ value }) => value))
  test(`a row of type ${name} is filled in, stored and there again`, async ({ signedIn: page }) => {
    const entry = entries[name];
    if (!entry) throw new Error(`Nothing is known to fill in a row of type ${name}.`);
    const own = name === 'enum' ? { enumId: await addEnum(page) } : {};
    const list = await makeListOf(page, [{ type: code, options: { title: FIELD, ...own } }]);
    await page.goto(`/en/dashboard/${list.path}`);
    await button(page, 'Add document').click();
    const form = page.getByRole('dialog', { name: `New: ${list.title}` });
    await entry.enter(page, form);
    await button(form, 'Save').click();
    await expect(form).toHaveCount(0);
    expect((await stored(page, `objectlistItems/${list.listId}`)).items).toEqual([
      expect.objectContaining({ values: [{ rowId: 1, value: entry.value }] }),
    ]);

    await page.reload();
    await main(page).getByRole('button', { name: /^Edit/ }).first().click();
    const again = page.getByRole('dialog').filter({ hasText: FIELD });
    await entry.shows(again);
  });
