import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import {
  button,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  tab,
  wrongFields,
} from '../support/locators';
import { inputOf } from '../support/samples';
import { call, recordCalls, stored, uniqueName } from '../support/stored';

const GROUPS = '/dashboard/translationgroups';

/** A translation group of the test's own, with a translation for each name. */
const addGroup = async (page: Page, names: readonly string[] = []): Promise<number> => {
  const { last_id } = await call(page, 'POST', 'translationgroups/add', {
    name: uniqueName('Knoppen'),
  });
  const id = Number(last_id);
  for (const name of names)
    await call(page, 'PUT', 'translations/add', {
      name,
      dutch: `${name} NL`,
      english: `${name} EN`,
      translationgroupid: id,
    });
  return id;
};

const openTranslations = async (page: Page, id: number) => {
  await page.goto(`${GROUPS}/${id}`);
  await tab(page, 'Translations').click();
};

test.describe('translation groups', () => {
  test('open by their address without a locale and with one', async ({ signedIn: page }) => {
    const id = await addGroup(page);
    const { name } = await stored(page, `translationgroups/${id}`);
    for (const [prefix, list] of [
      ['', 'Translation groups'],
      ['/en', 'Translation groups'],
      ['/nl', 'Vertaalgroepen'],
      // Without a locale, the one that was chosen last stays.
      ['', 'Vertaalgroepen'],
    ]) {
      await page.goto(`${prefix}${GROUPS}`);
      await expect(heading(page)).toHaveText(list ?? '');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.goto(`${prefix}${GROUPS}/${id}`);
      await expect(heading(page)).toHaveText(String(name));
    }
  });

  test('are added by POST in a dialog, which then opens their detail', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Kassa');
    const calls = recordCalls(page);
    await page.goto(GROUPS);
    await main(page).getByRole('button', { name: 'New translation group' }).click();
    const dialog = page.getByRole('dialog', { name: 'New translation group' });
    await button(dialog, 'Save').click();
    await expect(inputOf(dialog, 'Name')).toHaveAccessibleDescription('Required');
    await expect(wrongFields(dialog)).toContainText('Name');
    expect(calls).toEqual([]);

    await inputOf(dialog, 'Name').fill(name);
    await inputOf(dialog, 'Description').fill('Alles aan de kassa');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await button(question, 'Cancel').click();
    await expect(inputOf(dialog, 'Name')).toHaveValue(name);
    await button(dialog, 'Save').click();
    await expect(goodToast(page, 'Translation group added')).toBeVisible();
    await expect(page).toHaveURL(/\/\/[^/]+\/dashboard\/translationgroups\/\d+$/);
    await expect(heading(page)).toHaveText(name);
    await expect(group(page, 'Description')).toContainText('Alles aan de kassa');
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'translationgroups/add',
        body: { name, description: 'Alles aan de kassa' },
      },
    ]);
    await page.goBack();
    await expect(heading(page)).toHaveText('Translation groups');
  });
});

test.describe('translations', () => {
  test('are added, modified and deleted in dialogs', async ({ signedIn: page }) => {
    const id = await addGroup(page);
    const calls = recordCalls(page);
    await openTranslations(page, id);
    const rows = main(page).getByRole('row');
    await expect(main(page)).toContainText('No results');
    await button(page, 'Add translation').click();
    const adding = page.getByRole('dialog', { name: 'New translation' });
    await expect(inputOf(adding, 'Translation group')).toHaveCount(0);
    await inputOf(adding, 'Name').fill('pay');
    await inputOf(adding, 'Dutch').fill('Betalen');
    await inputOf(adding, 'English').fill('Pay');
    await button(adding, 'Save').click();
    await expect(adding).toBeHidden();
    await expect(goodToast(page, 'Translation added')).toBeVisible();
    const entered = (field: string) => page.getByRole('textbox', { name: `${field}: pay` });
    await expect(entered('Dutch')).toHaveValue('Betalen');
    await expect(entered('English')).toHaveValue('Pay');
    await expect(page).toHaveURL(new RegExp(`${GROUPS}/${id}\\?tab=translations$`));

    await button(page, 'Edit pay').click();
    const editing = page.getByRole('dialog', { name: 'Edit translation' });
    await expect(inputOf(editing, 'Dutch')).toHaveValue('Betalen');
    await inputOf(editing, 'Dutch').fill('Afrekenen');
    await button(editing, 'Save').click();
    await expect(entered('Dutch')).toHaveValue('Afrekenen');

    await button(page, 'Delete pay').click();
    const deleting = page.getByRole('dialog', { name: 'Delete translation?' });
    await expect(deleting).toContainText('“pay”');
    await button(deleting, 'Cancel').click();
    await expect(rows.nth(1)).toContainText('pay');
    await button(page, 'Delete pay').click();
    await button(deleting, 'Delete').click();
    await expect(goodToast(page, 'Translation deleted')).toBeVisible();
    await expect(main(page)).toContainText('No results');
    const text = { name: 'pay', english: 'Pay', translationgroupid: id };
    expect(calls).toEqual([
      { method: 'PUT', path: 'translations/add', body: { ...text, dutch: 'Betalen' } },
      {
        method: 'PUT',
        path: expect.stringMatching(/^translations\/\d+$/),
        body: { ...text, dutch: 'Afrekenen' },
      },
      { method: 'DELETE', path: expect.stringMatching(/^translations\/\d+$/), body: null },
    ]);
  });

  test('are searched and paged within their group', async ({ signedIn: page }) => {
    const names = Array.from({ length: 21 }, (_, index) => `text${String(index).padStart(2, '0')}`);
    const id = await addGroup(page, names);
    const queries: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/translations')) queries.push(searchParams.toString());
    });
    await openTranslations(page, id);
    const rows = main(page).getByRole('row');
    await expect(rows).toHaveCount(21);
    await main(page).getByRole('button', { name: 'Next page' }).click();
    await expect(rows).toHaveCount(2);
    await searchBox(page).fill('TEXT07 nl');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('text07');
    await searchBox(page).fill('t');
    await expect(rows).toHaveCount(21);
    await searchBox(page).fill('qqzz');
    await expect(main(page)).toContainText('No results');
    expect(queries).toContain(`translationgroupid=${id}&filter=TEXT07+nl`);
    expect(queries.every((query) => query.includes(`translationgroupid=${id}`))).toBe(true);
  });
});
