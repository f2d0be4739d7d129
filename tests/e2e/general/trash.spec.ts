import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { act, button, goodToast, main, searchBox } from '../support/locators';
import { addRecord, call, stored, uniqueName } from '../support/stored';

test('a record that was deleted is back with Undo', { tag: '@smoke' }, async ({
  signedIn: page,
}) => {
  const name = uniqueName('Supplier');
  const id = await addRecord(page, 'webshop/suppliers', { name });
  const path = `webshop/suppliers/${id}`;
  await page.goto(`/en/dashboard/${path}`);
  await act(page, 'Delete');
  await button(page.getByRole('dialog'), 'Delete').click();
  await button(page, 'Undo').click();
  await expect(page.getByText(`“${name}” is back`)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ name });
});

test('several that were deleted are back with Undo', async ({ signedIn: page }) => {
  const name = uniqueName('Several');
  for (const one of [1, 2]) await addRecord(page, 'webshop/suppliers', { name: `${name} ${one}` });
  await page.goto('/en/dashboard/webshop/suppliers');
  await searchBox(page).fill(name);
  await expect(page).toHaveURL(/Several/);
  const ticks = main(page).getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await tick.check();
  await button(main(page), 'Delete').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(ticks).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.getByText('2 records are back')).toBeVisible();
  await expect(ticks).toHaveCount(2);
});

test('the trash has what was deleted, by kind and name, and gives it back or lets it go', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Thrown');
  const ids: number[] = [];
  for (const one of [1, 2, 3])
    ids.push(await addRecord(page, 'webshop/suppliers', { name: `${name} ${one}` }));
  for (const id of ids) await call(page, 'DELETE', `webshop/suppliers/${id}`);
  await page.goto('/en/dashboard/trash');
  await searchBox(page).fill(name);
  const rows = main(page).getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  await button(rows.filter({ hasText: `${name} 1` }), `Restore: ${name} 1`).click();
  await expect(rows).toHaveCount(2);
  expect(await stored(page, `webshop/suppliers/${ids[0]}`)).toMatchObject({ name: `${name} 1` });
  await button(rows.filter({ hasText: `${name} 2` }), `Delete for good: ${name} 2`).click();
  await button(page.getByRole('dialog'), 'Delete for good').click();
  await expect(rows).toHaveCount(1);
});

test('the trash is emptied once that is meant', async ({ signedIn: page }) => {
  const asked: unknown[] = [];
  // What other tests deleted isn't to go with it: the contract tests empty one.
  await page.route('**/internal/v1/trash', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { status: true, status_message: '3 records are gone' } });
  });
  await page.goto('/en/dashboard/trash');
  await button(main(page), 'Empty the trash').click();
  const question = page.getByRole('dialog', { name: 'Empty the trash' });
  await button(question, 'Cancel').click();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);
  await button(main(page), 'Empty the trash').click();
  await button(question, 'Empty the trash').click();
  await expect(goodToast(page, '3 records are gone')).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ function: 'empty' })]);
});

test('the trash reads well in Dutch', async ({ signedIn: page }) => {
  const name = uniqueName('Weg');
  const id = await addRecord(page, 'webshop/suppliers', { name });
  await call(page, 'DELETE', `webshop/suppliers/${id}`);
  await page.goto('/nl/dashboard/trash');
  await expect(page.getByRole('heading', { name: 'Prullenbak' })).toBeVisible();
  await expect(main(page).getByText(name)).toBeVisible();
  await expectAccessible(page);
});
