import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, main, searchBox } from '../support/locators';
import { addRecord, recordCalls, uniqueName } from '../support/stored';

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

test('ticking the head ticks the rows of the page', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/devices');
  const head = main(page).getByRole('checkbox', { name: 'Select all rows on this page' });
  await head.check();
  await expect(main(page).getByText('20 rows selected')).toBeVisible();
  await head.uncheck();
  await expect(main(page).getByText(/selected/)).toHaveCount(0);
});
