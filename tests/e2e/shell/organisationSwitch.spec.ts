import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const active = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}: switch organisation` });

const openDialog = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /: switch organisation$/ })
    .click();
  return page.getByRole('dialog', { name: 'Switch organisation' });
};

test('by the dialog: searches from three characters, chooses with the keyboard', async ({
  signedIn: page,
}) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/organisations')) searches.push(searchParams.toString());
  });
  await page.goto('/en/dashboard/groups');
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('option')).not.toHaveCount(0);
  await expect(dialog.getByRole('option', { name: 'Kiosk & Kompas' })).toHaveCount(0);
  const search = dialog.getByRole('combobox', { name: 'Search organisations' });
  await expect(search).toBeFocused();
  await search.fill('bl');
  await expect(dialog.getByRole('option')).not.toHaveCount(1);
  await search.fill('bloo');
  await expect(dialog.getByRole('option')).toHaveText(['Bloom & Barrow']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
  await expect(active(page, 'Bloom & Barrow')).toBeVisible();
  expect(searches).toEqual(['limit=999', 'limit=999&filter=bloo']);
});

test('by the dialog: the arrow keys go round, Escape closes, nothing found says so', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/home');
  const dialog = await openDialog(page);
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'html');
  await dialog.getByRole('combobox').fill('qqzzqq');
  await expect(dialog.getByText('No results')).toBeVisible();
  await expectAccessible(page, 'html');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('by the page: goes home, and offers the last one first', { tag: '@smoke' }, async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/organisations/switch');
  await expect(page).toHaveTitle('Switch organisation · Back office');
  await expectAccessible(page, 'html');
  await page.getByRole('option', { name: 'Museum De Zilveren Kraan' }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
  await expect(active(page, 'Museum De Zilveren Kraan')).toBeVisible();
  await page.goto('/dashboard/organisations/switch');
  await expect(page.getByRole('option').first()).toHaveText('Kiosk & Kompas');
  await page.reload();
  await expect(active(page, 'Museum De Zilveren Kraan')).toBeVisible();
});

test('shows nothing of the organisation before', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/locations');
  const first = page.getByRole('main').getByRole('row').nth(1);
  const before = (await first.textContent()) ?? '';
  const dialog = await openDialog(page);
  await dialog.getByRole('option', { name: 'Bloom & Barrow' }).click();
  await expect(active(page, 'Bloom & Barrow')).toBeVisible();
  await page.getByRole('link', { name: 'Locations' }).click();
  await expect(first).toBeVisible();
  await expect(first).not.toHaveText(before);
});

test('asks first when there are unsaved changes', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/groups/add');
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Not saved');
  const dialog = await openDialog(page);
  await dialog.getByRole('option', { name: 'Bloom & Barrow' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Not saved',
  );
  await expect(active(page, 'Kiosk & Kompas')).toBeVisible();
  await (await openDialog(page)).getByRole('option', { name: 'Bloom & Barrow' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(active(page, 'Bloom & Barrow')).toBeVisible();
});

test('saves first where that is chosen, and switches', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/groups/add');
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Saved on the way');
  const dialog = await openDialog(page);
  await dialog.getByRole('option', { name: 'Bloom & Barrow' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(active(page, 'Bloom & Barrow')).toBeVisible();
  await expect(page).toHaveURL(/home$/);
});

test('is followed by the other windows', async ({ signedIn: page, context }) => {
  await page.goto('/en/dashboard/home');
  const other = await context.newPage();
  await other.goto('/en/dashboard/locations/1');
  await expect(other.getByRole('tab').first()).toBeVisible();
  const dialog = await openDialog(page);
  await dialog.getByRole('option', { name: 'Bloom & Barrow' }).click();
  await expect(active(other, 'Bloom & Barrow')).toBeVisible();
  await expect(other).toHaveURL(/\/en\/dashboard\/locations$/);
  await expect(other.getByRole('status')).toContainText(['You now work for Bloom & Barrow.']);
});

test('another window asks what becomes of what is typed in it', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/en/dashboard/home');
  const other = await context.newPage();
  await other.goto('/en/dashboard/groups/add');
  const name = other.getByRole('main').getByRole('textbox', { name: 'Name' });
  const question = other.getByRole('dialog', { name: 'Another window now works for' });
  const switchHere = async () => {
    const dialog = await openDialog(page);
    await dialog.getByRole('option', { name: 'Bloom & Barrow' }).click();
    await expect(active(page, 'Bloom & Barrow')).toBeVisible();
  };
  await name.fill('Kept');
  await switchHere();
  await expect(question).toBeVisible();
  await expectAccessible(other, 'html');
  await question.getByRole('button', { name: 'Back to Kiosk & Kompas' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Kept');
  await expect(active(page, 'Kiosk & Kompas')).toBeVisible();
  await switchHere();
  await question.getByRole('button', { name: 'Leave for Bloom & Barrow' }).click();
  await expect(active(other, 'Bloom & Barrow')).toBeVisible();
  await expect(other).toHaveURL(/\/en\/dashboard\/groups$/);
});
