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
  await page.getByRole('combobox', { name: 'Kies een map' }).click();
  await page.getByRole('option', { name: /^Geluid/ }).click();
  await expect(page).toHaveURL(/folder=\d+/);
  await expect(names(page)).toHaveCount(3);
});
