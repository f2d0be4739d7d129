import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, chooseField, main, searchBox } from '../support/locators';
import { addRecord, recordCalls, stored, uniqueName } from '../support/stored';

const PEOPLE = '/en/dashboard/applicationusers';
const NEWSLETTER = 'May receive the newsletter';

const bar = (page: Page) => main(page).getByRole('status').filter({ hasText: 'selected' });
const result = (page: Page) => main(page).getByRole('alert');

test('gives the ticked rows a value, and reports what became of each', async ({
  signedIn: page,
}) => {
  const lastName = uniqueName('Lezer');
  const ids: number[] = [];
  for (const firstName of ['Anna', 'Bram', 'Cato'])
    ids.push(await addRecord(page, 'applicationusers', { firstName, lastName }));
  await page.goto(PEOPLE);
  await searchBox(page).fill(lastName);
  const tick = main(page).getByRole('checkbox', { name: new RegExp(`^Select .* ${lastName}`) });
  await expect(tick).toHaveCount(3);
  await tick.nth(0).check();
  await tick.nth(2).check();
  await button(main(page), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 application users' });
  await expect(button(dialog, 'Change 2 rows')).toBeDisabled();
  await chooseField(dialog, NEWSLETTER);
  await dialog.getByRole('switch', { name: NEWSLETTER, exact: true }).check();
  await expectAccessible(page);
  const calls = recordCalls(page);
  await button(dialog, 'Change 2 rows').click();
  await expect(result(page)).toContainText('2 done.');
  await expect(result(page).getByRole('listitem')).toHaveText([
    `Anna ${lastName}`,
    `Cato ${lastName}`,
  ]);
  await expectAccessible(page);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT applicationusers/${ids[0]}`,
    `PUT applicationusers/${ids[2]}`,
  ]);
  for (const [place, id] of ids.entries())
    expect(await stored(page, `applicationusers/${id}`)).toMatchObject({
      lastName,
      permissionForNewsletter: place === 1 ? 0 : 1,
    });
});

test('goes through all rows that match, not only the page, until it is stopped', async ({
  signedIn: page,
}) => {
  await page.goto(PEOPLE);
  await main(page).getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expect(bar(page)).toHaveText('20 rows selected');
  await main(page)
    .getByRole('button', { name: /^Select all \d+ that match$/ })
    .click();
  await expect(bar(page)).toContainText('not on this page');
  // Others add people meanwhile: what is ticked stays what it was.
  const total = Number.parseInt((await bar(page).textContent()) ?? '', 10);
  expect(total).toBeGreaterThan(100);
  await button(main(page), 'Next page').click();
  await expect(page).toHaveURL(/page=2/);
  await expect(bar(page)).toContainText(`${total} rows selected`);
  await button(main(page), 'Edit').click();
  const dialog = page.getByRole('dialog', { name: `Change ${total} application users` });
  await chooseField(dialog, 'Registered');
  await button(dialog, `Change ${total} rows`).click();
  await expect(
    main(page).getByText(new RegExp(`^(2[1-9]|[3-9]\\d) of ${total} done$`)),
  ).toBeVisible();
  await button(main(page), 'Stop').click();
  await expect(result(page)).toContainText(/^\d+ done\./);
  const done = await result(page).getByRole('listitem').count();
  expect(done).toBeGreaterThan(20);
  expect(done).toBeLessThan(total);
});
