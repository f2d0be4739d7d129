import { expectAccessible } from '../support/axe';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, main, searchBox } from '../support/locators';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const USERS = '/en/dashboard/users';
const ADMIN = 'Marjolein van der Linden';

test.describe('ticked rows', () => {
  test.use({ allowedProblems: [/status of 409/] });

  test('are deleted after a question that names who stays', { tag: '@smoke' }, async ({
    signedIn: page,
  }) => {
    const lastName = uniqueName('Vertrekker');
    const ids: number[] = [];
    for (const email of [uniqueName('een'), uniqueName('twee')])
      ids.push(
        await addRecord(page, 'users', {
          lastName,
          email: `${email.replace(' ', '-')}@demo.test`,
          roleId: 3,
        }),
      );
    const calls = recordCalls(page);
    await page.goto(USERS);
    await searchBox(page).fill('demo.test');
    // What is ticked before the search has begun is no longer ticked in what it finds.
    await expect(page).toHaveURL(/demo\.test/);
    const leaver = main(page).getByRole('checkbox', { name: `Select ${lastName}` });
    await expect(leaver).toHaveCount(2);
    await leaver.first().check();
    await leaver.last().check();
    await main(page)
      .getByRole('checkbox', { name: `Select ${ADMIN}` })
      .check();
    await expect(main(page).getByText('3 rows selected')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Delete').click();
    const question = page.getByRole('dialog', { name: 'Delete' });
    await expect(question).toContainText(`This one can’t be deleted: ${ADMIN}`);
    await expect(question).toContainText('2 users will be deleted.');
    await expect(question).toContainText(lastName);
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    expect(calls).toEqual([]);

    await button(page, 'Delete').click();
    await button(question, 'Delete the other 2').click();
    await expect(question).toBeHidden();
    const results = main(page).getByRole('alert');
    await expect(results).toContainText('2 done.');
    await expect(leaver).toHaveCount(0);
    await expect(main(page).getByText('1 row selected')).toBeVisible();
    expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      ids.map((id) => `DELETE users/${id}`).toSorted(),
    );
    await button(results, 'Close').click();
    await expect(results).toHaveCount(0);
    await button(page, 'Clear selection').click();
    await expect(main(page).getByText(/selected/)).toHaveCount(0);
  });
});

test.describe('what somebody else changed meanwhile', () => {
  // The browser logs each refusal itself.
  test.use({ allowedProblems: [/412/] });

  test('is asked about, and deleted only where that is wanted', async ({
    signedIn: page,
    browser,
  }) => {
    const name = uniqueName('Going');
    const ids: number[] = [];
    for (const part of ['a', 'b', 'c'])
      ids.push(await addRecord(page, 'webshop/vat', { name: `${name} ${part}`, tariff: 9 }));
    await page.goto('/en/dashboard/webshop/vat');
    await searchBox(page).fill(name);
    const tick = main(page).getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
    await expect(tick).toHaveCount(3);
    for (const one of await tick.all()) await one.check();
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, accounts.manager);
    for (const id of ids.slice(1)) await call(other, 'PUT', `webshop/vat/${id}`, { tariff: 12 });
    await button(main(page), 'Delete').click();
    await button(page.getByRole('dialog', { name: 'Delete' }), 'Delete').click();
    const question = page.getByRole('dialog', {
      name: 'Somebody else has changed 2 of them meanwhile',
    });
    await expect(question).toContainText('Changed by them: Tariff');
    await expectAccessible(page);
    await question.getByRole('checkbox', { name: `${name} c` }).uncheck();
    await button(question, 'Delete 1 all the same').click();
    const results = main(page).getByRole('alert');
    await expect(results).toContainText('1 failed. 2 done.');
    await expect(tick).toHaveCount(1);
    expect(await stored(page, `webshop/vat/${ids[2]}`)).toMatchObject({ tariff: 12 });
    await other.context().close();
  });
});

test('ticking the head ticks the rows of the page', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/devices');
  const head = main(page).getByRole('checkbox', { name: 'Select all rows on this page' });
  await head.check();
  await expect(main(page).getByText('20 rows selected')).toBeVisible();
  await head.uncheck();
  await expect(main(page).getByText(/selected/)).toHaveCount(0);
});
