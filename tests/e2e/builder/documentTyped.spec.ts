import type { Page } from 'playwright/test';
import { anna, dialog, documentNames, openList } from '../support/documentLists';
import {
  addRows,
  createNewDraft,
  fillIn,
  makeList,
  type OwnList,
  setActive,
} from '../support/filledIn';
import { expect, test } from '../support/fixtures';
import { badToast, button, goodToast } from '../support/locators';

test.describe('what is typed', () => {
  const change = async (page: Page, list: OwnList) => {
    await fillIn(page, list, anna);
    await openList(page, list);
    await button(page, 'Edit Anna').click();
    await expect(dialog(page)).toHaveAccessibleName(`Change ${list.title}`);
    await dialog(page).getByLabel('Naam').fill('Annabel');
  };

  test('stays until the person says that it may go, and is offered again', async ({
    signedIn: page,
  }) => {
    await change(page, await makeList(page));
    await page.keyboard.press('Escape');
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await button(page, 'Cancel').last().click();
    await expect(dialog(page).getByLabel('Naam')).toHaveValue('Annabel');
    await page.keyboard.press('Escape');
    await button(page, 'Leave without saving').click();
    await expect(documentNames(page)).toHaveText(['Anna']);
    await button(page, 'Edit Anna').click();
    await expect(dialog(page).getByLabel('Naam')).toHaveValue('Anna');
    await button(dialog(page), 'Restore').click();
    await expect(dialog(page).getByLabel('Naam')).toHaveValue('Annabel');
  });

  test.describe('through a failure of the network', () => {
    test.use({ allowedProblems: [/ERR_FAILED|Unreachable/] });

    test('stays, and is stored by trying again', async ({ signedIn: page }) => {
      const list = await makeList(page);
      await change(page, list);
      await page.route('**/internal/v1/**', (route) => route.abort());
      await button(page, 'Save').click();
      await expect(dialog(page)).toContainText('It may have been saved.');
      await expect(dialog(page).getByLabel('Naam')).toHaveValue('Annabel');
      await page.unroute('**/internal/v1/**');
      await button(page, 'Try again').click();
      await expect(goodToast(page, 'Document saved')).toBeVisible();
      await expect(documentNames(page)).toHaveText(['Annabel']);
    });
  });

  test.describe('and is refused', () => {
    test.use({ allowedProblems: [/status of 400/] });

    test('stays, beside what the version asks that is active by now', async ({
      signedIn: page,
    }) => {
      const list = await makeList(page);
      await change(page, list);
      const draft = await createNewDraft(page, list.documentId);
      await addRows(page, draft, [{ type: 2, options: { title: 'Leeftijd', required: true } }]);
      await setActive(page, draft);
      await button(page, 'Save').click();
      await expect(badToast(page, 'Not everything is filled in right: Leeftijd')).toBeVisible();
      await expect(dialog(page).getByLabel('Naam')).toHaveValue('Annabel');
      await expect(dialog(page)).toContainText('Required');
      await dialog(page).getByLabel('Leeftijd').fill('36');
      await button(page, 'Save').click();
      await expect(documentNames(page)).toHaveText(['Annabel']);
    });
  });
});
