import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, chooseField, main, searchBox } from '../support/locators';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

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

test.describe('what somebody else changed meanwhile', () => {
  // The browser logs each refusal itself.
  test.use({ allowedProblems: [/412/] });

  /** Two tariffs, one of which somebody else changes while a bulk edit of both is under way. */
  const begun = async (page: Page, other: Page) => {
    const name = uniqueName('Together');
    const ids: number[] = [];
    for (const part of ['a', 'b'])
      ids.push(await addRecord(page, 'webshop/vat', { name: `${name} ${part}`, tariff: 9 }));
    await page.goto('/en/dashboard/webshop/vat');
    await searchBox(page).fill(name);
    const tick = main(page).getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
    await expect(tick).toHaveCount(2);
    for (const one of await tick.all()) await one.check();
    await button(main(page), 'Edit').click();
    const dialog = page.getByRole('dialog', { name: /^Change 2 / });
    await chooseField(dialog, 'Tariff');
    await dialog.getByRole('textbox', { name: 'Tariff' }).fill('15');
    await signInAs(other, accounts.manager);
    await call(other, 'PUT', `webshop/vat/${ids[1]}`, { tariff: 12 });
    await button(dialog, 'Change 2 rows').click();
    const question = page.getByRole('dialog', {
      name: 'Somebody else has changed this one meanwhile',
    });
    await expect(question).toContainText(/Tariff.*12.*15/s);
    const tariffs = () =>
      Promise.all(ids.map(async (id) => (await stored(page, `webshop/vat/${id}`)).tariff));
    expect(await tariffs()).toEqual([15, 12]);
    return { question, tariffs };
  };

  test('is asked about, and stays where it is kept', async ({ signedIn: page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    const { question, tariffs } = await begun(page, other);
    await expectAccessible(page);
    await button(question, 'Keep theirs').click();
    await expect(result(page)).toContainText('1 failed. 1 done.');
    await expect(bar(page)).toContainText('1 row selected');
    expect(await tariffs()).toEqual([15, 12]);
    await button(page, 'Undo').click();
    await expect(page.getByText('It is as it was before')).toBeVisible();
    // What failed is still to be read.
    await expect(result(page)).toHaveText(/^1 failed\.Together/);
    await other.context().close();
  });

  test('is changed all the same where that is wanted, as part of one act', async ({
    signedIn: page,
    browser,
  }) => {
    const other = await (await browser.newContext()).newPage();
    const { question, tariffs } = await begun(page, other);
    await button(question, 'Change 1 all the same').click();
    await expect(result(page)).toContainText('2 done.');
    expect(await tariffs()).toEqual([15, 15]);
    await button(page, 'Undo').click();
    await expect(page.getByText('It is as it was before')).toBeVisible();
    expect(await tariffs()).toEqual([9, 12]);
    await other.context().close();
  });
});
