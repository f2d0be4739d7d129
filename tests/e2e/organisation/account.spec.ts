import type { Locator, Page } from 'playwright/test';
import { expect } from '../support/fixtures';
import { badToast, button, goodToast, group, heading, main, tab } from '../support/locators';
import { statusOfSignIn } from '../support/passwords';
import { test } from '../support/person';
import { inputOf, selectOf } from '../support/samples';
import { recordCalls } from '../support/stored';

const ACCOUNT = '/en/dashboard/myaccount';

const passwordInput = (page: Page, label: string): Locator =>
  main(page).getByLabel(new RegExp(`^${label}(\\s\\*)?$`));

/** Fills in the three passwords. */
const fillIn = async (page: Page, old: string, next: string, repeat = next): Promise<void> => {
  await passwordInput(page, 'Current password').fill(old);
  await passwordInput(page, 'New password').fill(next);
  await passwordInput(page, 'Repeat the new password').fill(repeat);
};

test('the own profile is changed, but for the address that signs in', async ({ page, me }) => {
  const calls = recordCalls(page);
  await page.goto('/en/dashboard/home');
  await button(page, `Account of Ik ${me.lastName}, IZ`).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT}$`));
  await expect(group(page, 'Email')).toContainText(me.email);
  await expect(button(page, 'Delete')).toHaveCount(0);

  await button(page, 'Edit').click();
  await expect(inputOf(main(page), 'Email')).toHaveCount(0);
  await expect(group(page, 'Email')).toContainText(me.email);
  const lastName = inputOf(main(page), 'Last name');
  await lastName.clear();
  await button(page, 'Save').click();
  await expect(lastName).toHaveAccessibleDescription('Required');

  await inputOf(main(page), 'First name').fill('Ilse');
  await inputOf(main(page), 'Surname prefix').fill('van');
  await lastName.fill('Zelfs');
  await inputOf(main(page), 'Phone').fill('06 12 34 56 78');
  await selectOf(page, 'Gender').click();
  await page.getByRole('option', { name: 'Female' }).click();
  await button(page, 'Save').click();
  await expect(goodToast(page, 'My account saved')).toBeVisible();
  await expect(heading(page)).toHaveText('Ilse van Zelfs');
  const saved = {
    firstName: 'Ilse',
    insertions: 'van',
    lastName: 'Zelfs',
    phone: '06 12 34 56 78',
    gender: 'F',
  };
  expect(calls.filter(({ path }) => path === 'myaccount')).toEqual([
    { method: 'PUT', path: 'myaccount', body: saved },
  ]);
  await expect(button(page, 'Account of Ilse van Zelfs, IZ')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Ilse van Zelfs');
  await expect(group(page, 'Phone')).toContainText('06 12 34 56 78');
});

test('a new password keeps to the rules before it can be sent', async ({ page, me }) => {
  const calls = recordCalls(page);
  await page.goto(`${ACCOUNT}?tab=password`);
  const change = button(page, 'Change password');
  await expect(change).toBeDisabled();
  for (const [old, next, repeat] of [
    ['', 'nieuw1', 'nieuw1'],
    [me.password, '', ''],
    [me.password, 'kort1', 'kort1'],
    ['kort1', 'nieuw1', 'nieuw1'],
    [me.password, 'letters', 'letters'],
    [me.password, '1234567', '1234567'],
    [me.password, 'nieuw1', 'nieuw2'],
    [me.password, 'nieuw1', ''],
  ] as const) {
    await fillIn(page, old, next, repeat);
    await expect(change, `${old} ${next} ${repeat}`).toBeDisabled();
    await page.keyboard.press('Enter');
  }
  await expect(main(page).getByRole('tabpanel').getByRole('listitem')).toHaveText([
    'All three fields are filled in',
    'Each has at least 6 characters',
    'The new password has a digit and a letter',
    'The new password and its repetition are the same',
  ]);
  expect(calls).toEqual([]);
  await fillIn(page, me.password, 'nieuw1');
  await expect(change).toBeEnabled();

  await page.goto('/nl/dashboard/myaccount?tab=password');
  await expect(button(page, 'Wachtwoord wijzigen')).toBeDisabled();
  await expect(main(page).getByRole('tabpanel').getByRole('listitem')).toHaveText([
    'Alle drie de velden zijn ingevuld',
    'Elk heeft minstens 6 tekens',
    'Het nieuwe wachtwoord bevat een cijfer en een letter',
    'Het nieuwe wachtwoord en de herhaling zijn gelijk',
  ]);
});

test('a new password signs in, and the old one no longer does', async ({ page, me }) => {
  const calls = recordCalls(page);
  await page.goto(ACCOUNT);
  await tab(page, 'Password').click();
  await fillIn(page, me.password, 'nieuw1');
  await page.keyboard.press('Enter');
  await expect(goodToast(page, 'Password changed')).toBeVisible();
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'myaccount',
      body: { oldpassword: me.password, newpassword: 'nieuw1' },
    },
  ]);
  for (const label of ['Current password', 'New password', 'Repeat the new password'])
    await expect(passwordInput(page, label)).toHaveValue('');
  await page.reload();
  await expect(tab(page, 'Password')).toBeVisible();
  expect(await statusOfSignIn(page, me.email, me.password)).toBe(401);
  expect(await statusOfSignIn(page, me.email, 'nieuw1')).toBe(200);
});

test.describe('with refusals', () => {
  test.use({ allowedProblems: [/status of 400/] });

  for (const { locale, labels, refusal } of [
    {
      locale: 'en',
      labels: ['Current password', 'New password', 'Repeat the new password', 'Change password'],
      refusal: 'This is not your present password',
    },
    {
      locale: 'nl',
      labels: [
        'Huidig wachtwoord',
        'Nieuw wachtwoord',
        'Herhaal het nieuwe wachtwoord',
        'Wachtwoord wijzigen',
      ],
      refusal: 'Dit is niet uw huidige wachtwoord',
    },
  ])
    test(`a wrong current password is reported at its field, in ${locale}`, async ({
      page,
      me,
    }) => {
      const [current = '', next = '', repeat = '', change = ''] = labels;
      await page.goto(`/${locale}/dashboard/myaccount?tab=password`);
      await passwordInput(page, current).fill('fout12');
      await passwordInput(page, next).fill('nieuw1');
      await passwordInput(page, repeat).fill('nieuw1');
      await button(page, change).click();
      await expect(passwordInput(page, current)).toHaveAccessibleDescription(refusal);
      await expect(passwordInput(page, current)).toHaveAttribute('aria-invalid', 'true');
      await expect(badToast(page, refusal)).toBeVisible();
      await expect(passwordInput(page, next)).toHaveValue('nieuw1');
      expect(await statusOfSignIn(page, me.email, me.password)).toBe(200);
    });
});
