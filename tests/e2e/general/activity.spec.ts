import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, chooseField, group, heading, main, searchBox } from '../support/locators';
import { addRecord, call, stored, uniqueName } from '../support/stored';

const PEOPLE = '/en/dashboard/applicationusers';
const NEWSLETTER = 'May receive the newsletter';

test('a bulk edit is taken back as one, from its message and from the activity', async ({
  signedIn: page,
}) => {
  const lastName = uniqueName('Undone');
  const ids: number[] = [];
  for (const firstName of ['Anna', 'Bram'])
    ids.push(await addRecord(page, 'applicationusers', { firstName, lastName }));
  const newsletters = () =>
    Promise.all(
      ids.map(async (id) => (await stored(page, `applicationusers/${id}`)).permissionForNewsletter),
    );
  await page.goto(PEOPLE);
  await searchBox(page).fill(lastName);
  const tick = main(page).getByRole('checkbox', { name: new RegExp(`^Select .* ${lastName}`) });
  await expect(tick).toHaveCount(2);
  for (const one of await tick.all()) await one.check();
  await button(main(page), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 application users' });
  await chooseField(dialog, NEWSLETTER);
  await dialog.getByRole('switch', { name: NEWSLETTER, exact: true }).check();
  await button(dialog, 'Change 2 rows').click();
  await expect(main(page).getByText('2 done.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('It is as it was before')).toBeVisible();
  await expect(main(page).getByText('2 done.')).toHaveCount(0);
  expect(await newsletters()).toEqual([0, 0]);

  await page.goto('/en/dashboard/activity');
  await searchBox(page).fill(lastName);
  const entries = main(page).getByRole('row').filter({ hasText: lastName });
  await expect(entries.filter({ hasText: 'Changed together' })).toHaveCount(1);
  await expectAccessible(page);
  await entries.filter({ hasText: 'Undone' }).first().click();
  await expect(heading(page)).toContainText(lastName);
  await expect(button(main(page), 'History')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Records' }).click();
  await expect(
    main(page).getByRole('link', { name: new RegExp(`^(Anna|Bram) ${lastName}`) }),
  ).toHaveCount(2);
  await expectAccessible(page);
  const activity = page.url();
  await main(page)
    .getByRole('link', { name: `As it was: Anna ${lastName}` })
    .press('Enter');
  await expect(heading(page)).toHaveText(/^As it was on .* 2026, /);
  await expect(main(page)).toContainText(`Anna ${lastName} · Changed by`);
  await expect(group(main(page), NEWSLETTER)).toContainText('Yes');
  await expectAccessible(page);
  await button(main(page), 'After it').click();
  await expect(group(main(page), NEWSLETTER)).toContainText('No');
  await expect(button(main(page), 'Edit')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'In its history' }).click();
  const history = page.getByRole('dialog', { name: `History of Anna ${lastName}` });
  const change = history.locator('[aria-current=true]');
  await expect(change).toBeFocused();
  await expect(change).toContainText(/newsletter.*Yes.*became.*No/);
  await expectAccessible(page, '[role="dialog"]');
  await page.goto(activity);
  await page.getByRole('tab', { name: 'Records' }).click();
  await button(main(page), 'Undo').click();
  await expect(page.getByText('It is as it was before')).toBeVisible();
  expect(await newsletters()).toEqual([1, 1]);
});

test('a deleted record is shown as it was, and comes back from there', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Gone');
  const id = await addRecord(page, 'webshop/vat', { name, tariff: 9 });
  await call(page, 'DELETE', `webshop/vat/${id}`);
  await page.goto('/en/dashboard/activity');
  await searchBox(page).fill(name);
  await main(page)
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: 'Deleted' })
    .click();
  await page.getByRole('tab', { name: 'Records' }).click();
  await main(page)
    .getByRole('link', { name: `As it was: ${name}` })
    .click();
  await expect(heading(page)).toHaveText(/^As it was on /);
  await expect(main(page)).toContainText(`${name} · Deleted by`);
  await expect(group(main(page), 'Tariff')).toContainText('9%');
  await expect(main(page)).toContainText('It was deleted since');
  await expectAccessible(page);
  await button(main(page), 'Restore from the trash').click();
  await expect(heading(page)).toHaveText(name);
  expect(await stored(page, `webshop/vat/${id}`)).toMatchObject({ name, tariff: 9 });
});
