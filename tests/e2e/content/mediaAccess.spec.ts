import { expectAccessible } from '../support/axe';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, main } from '../support/locators';
import { folder, names } from '../support/mediaLibrary';

test('has nothing to change for who may only read', async ({ page }) => {
  await signInAs(page, accounts.operator);
  await page.goto('/en/dashboard/media/all');
  await expect(names(page).first()).toBeVisible();
  for (const name of ['Upload', 'New folder']) await expect(button(page, name)).toHaveCount(0);
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Actions for folder/ })).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy address', 'Download']);
  await page.keyboard.press('Escape');
  await names(page).first().click();
  await expect(button(page.getByRole('dialog'), 'Modify')).toHaveCount(0);
});

test('is accessible in both schemes, on a desk and on a phone', async ({ signedIn: page }) => {
  await page.goto('/nl/dashboard/media/all');
  await expect(names(page).first()).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await expect(folder(page, 'Geluid')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
  await expectAccessible(page, '[role="dialog"]');
  await page.getByRole('combobox', { name: 'Kies een map' }).click();
  await page.getByRole('option', { name: /^Geluid/ }).click();
  await expect(page).toHaveURL(/folder=\d+/);
  await button(page, 'Toon 3').click();
  await expect(names(page)).toHaveCount(3);
});

test('on a phone the first files are in sight, and what they are chosen by opens by one button', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/dashboard/media/all');
  await expect(names(page).first()).toBeVisible();
  const first = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  expect((await first.first().boundingBox())?.y).toBeLessThanOrEqual(240);
  const upload = await button(page, 'Upload').boundingBox();
  expect(upload?.y).toBeGreaterThan(700);

  await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Kind of file' }).click();
  await page.getByRole('option', { name: 'Audio', exact: true }).click();
  await expect(page).toHaveURL(/media\/audio/);
  await sheet.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name, Z–A', exact: true }).click();
  await expect(page).toHaveURL(/sort=nameDown/);
  await sheet.getByRole('button', { name: /^Show \d/ }).click();
  await expect(sheet).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Filter 1', exact: true })).toBeVisible();
  const shown = await names(page).allTextContents();
  expect(shown).toEqual([...shown].sort((a, b) => b.localeCompare(a)));

  await main(page).getByRole('button', { name: 'Filter 1', exact: true }).click();
  await sheet.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/media\/all/);
  await expect(names(page)).not.toHaveCount(shown.length);
});
