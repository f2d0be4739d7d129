import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { act, button, group, heading, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, uniqueName } from '../support/stored';

const addLocation = async (page: Page) => {
  const name = uniqueName('Loods');
  const id = await addRecord(page, 'locations', { name, city: 'Gouda', phone: '0182 123456' });
  return { name, address: `/en/dashboard/locations/${id}` };
};

/** Pixels from the top, whole ones: what stands in a grid is placed at parts of them. */
const topOf = async (page: Page, label: string) => {
  const field = main(page).getByText(label, { exact: true }).first();
  return Math.round((await field.boundingBox())?.y ?? 0);
};

test('a record shows what it is known by, and nothing moves vertically to where it is edited', async ({
  signedIn: page,
}) => {
  const { name, address } = await addLocation(page);
  await page.goto(address);
  await expect(heading(page)).toHaveText(name);
  const facts = heading(page).locator('xpath=../following-sibling::*');
  await expect(facts).toHaveText('Gouda · 0182 123456');
  const before = await topOf(page, 'City');
  await button(page, 'Edit').click();
  await expect(inputOf(main(page), 'City')).toBeVisible();
  expect(await topOf(page, 'City')).toBe(before);
});

// Below a picture, names by language and weekdays, stored secrets, and an editor of formatted text.
for (const [address, below] of [
  ['organisations/1', 'City'],
  ['ticketing/pricing-rules/detail/1', 'Date from'],
  ['integrations/pos4', 'User name'],
  ['webshop/productcategories/1?tab=texts', 'Page title'],
] as const)
  test(`${address}: “${below}” stays where it is while it is edited`, async ({
    signedIn: page,
  }) => {
    await page.goto(`/en/dashboard/${address}`);
    const parts = main(page).locator('[data-loading]');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(parts).toHaveCount(0);
    const before = await topOf(page, below);
    await button(page, 'Edit').click();
    await expect(inputOf(main(page), below)).toBeVisible();
    // What is entered in other parts than it is read in may still be on its way.
    await expect
      .poll(async () => Math.abs((await topOf(page, below)) - before))
      .toBeLessThanOrEqual(1);
  });

test('a form whose first field is below the window is edited without scrolling to it', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/digitalsignage/schedules/detail/1?tab=schedules');
  await button(page, 'Edit').click();
  await expect(inputOf(main(page), 'Brightness (%)').first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('what isn’t saved is named by its tab, and Cancel leaves nothing that deletes under the pointer', async ({
  signedIn: page,
}) => {
  const { address } = await addLocation(page);
  await page.goto(`${address}?edit=true`);
  await expect(main(page).getByText('No changes yet')).toBeVisible();
  await inputOf(main(page), 'City').fill('Delft');
  await expect(main(page).getByText('Unsaved changes in General')).toBeVisible();
  const cancel = await button(page, 'Cancel').boundingBox();
  await button(page, 'Cancel').click();
  await expect(group(page, 'City')).toHaveText('CityGouda');
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '',
    { x: (cancel?.x ?? 0) + 8, y: (cancel?.y ?? 0) + 8 },
  );
  expect(under).toBe('');
});

test('the menu of a record deletes it last, and is reached and left by keys', async ({
  signedIn: page,
}) => {
  const { address } = await addLocation(page);
  await page.goto(address);
  await button(page, 'More').press('Enter');
  await expect(page.getByRole('menuitem').last()).toHaveText('Delete');
  await page.keyboard.press('Escape');
  await expect(button(page, 'More')).toBeFocused();
  await act(page, 'Delete');
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(page).toHaveURL(/\/en\/dashboard\/locations$/);
});

test('a key edits a record that is read, and is a letter where something is typed', async ({
  signedIn: page,
}) => {
  const { address } = await addLocation(page);
  await page.goto(address);
  await page.keyboard.press('e');
  await expect(inputOf(main(page), 'Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('e');
  await expect(inputOf(main(page), 'Name')).toHaveValue(/e$/);
});

test('who edits a record begins at its first field, whatever its head leads to', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/ticketing/blocks/detail/1');
  await expect(
    heading(page).locator('xpath=../following-sibling::*').getByRole('link'),
  ).not.toHaveCount(0);
  await button(page, 'Edit').click();
  await expect(main(page).getByRole('combobox', { name: 'Resource' })).toBeFocused();
});
