import type { Page } from 'playwright/test';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { assignedTo, button, heading, main, tab, unfoldedMenu } from '../support/locators';

/** The buttons and links that change something, wherever they stand. */
const changing = (page: Page) =>
  main(page)
    .getByRole('button', {
      name: /^(Add(?! filter)|New|Edit|Delete|Save|Remove|Unlink|Approve(?!d)|Disapprove|Choose a file)/,
    })
    // Those of a table's head put its rows in order.
    .and(page.locator(':not(th *)'))
    .or(main(page).getByRole('link', { name: /^New / }));

test.beforeEach(({ page }) => signInAs(page, accounts.operator));

for (const list of [
  'devices',
  'devicegroups',
  'deviceapprovals',
  'applicationusers',
  'locations',
  'webshop/products',
])
  test(`who may only read has nothing to change in ${list}`, async ({ page }) => {
    await page.goto(`/en/dashboard/${list}`);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    await expect(changing(page)).toHaveCount(0);
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
    await button(page, 'More').click();
    await expect(page.getByRole('menuitem', { name: 'Export all as CSV' })).toBeVisible();
  });

test('who may only read sees a record without a way to change it', async ({ page }) => {
  await page.goto('/en/dashboard/devicegroups/1?edit=true');
  await expect(tab(page, 'Devices')).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expect(changing(page)).toHaveCount(0);
  await tab(page, 'Devices').click();
  await expect(assignedTo(page).getByRole('link').first()).toBeVisible();
  await expect(changing(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await assignedTo(page).getByRole('link').first().click();
  await tab(page, 'Location').click();
  await expect(main(page).getByRole('heading', { name: 'Location' })).toBeVisible();
  await expect(changing(page)).toHaveCount(0);
});

test('who may not see the organisation’s own affairs has no way to them', async ({ page }) => {
  await page.goto('/en/dashboard/home');
  await expect(main(page).getByRole('link').first()).toBeVisible();
  await expect(button(page, 'Synchronise point of sale')).toHaveCount(0);
  const menu = await unfoldedMenu(page);
  await expect(menu.getByRole('link', { name: 'Devices', exact: true })).toBeVisible();
  for (const name of ['Organisations', 'Modules', 'Users', 'Security groups'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  // What somebody did themselves is theirs to see, and to bring back.
  await expect(menu.getByRole('region', { name: 'Organisation' }).getByRole('link')).toHaveText([
    'Activity',
    'Trash',
  ]);
  for (const address of [
    'organisations',
    'organisations/1',
    'modules/1?edit=true',
    'users/add',
    'groups/1?tab=modules',
  ]) {
    await page.goto(`/en/dashboard/${address}`);
    await expect(heading(page)).toHaveText('No access');
  }
});

test('a record that takes other rights says why it is only read', async ({ page }) => {
  await signInAs(page, accounts.museum);
  for (const [address, reason] of [
    ['modules/1', 'Only administrators of the provider can change this.'],
    ['organisations/4', 'You have no rights in this organisation that let you change it.'],
  ] as const) {
    await page.goto(`/en/dashboard/${address}`);
    await expect(main(page).getByText(reason)).toBeVisible();
    await expect(changing(page)).toHaveCount(0);
  }
  await page.goto('/en/dashboard/organisations/2');
  await expect(button(page, 'Edit')).toBeVisible();
});
