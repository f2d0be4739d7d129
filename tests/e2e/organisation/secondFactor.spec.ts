import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe';
import { accounts, expect, signInAs } from '../support/fixtures';
import { button, fromMenu, goodToast, group, heading, main } from '../support/locators';
import { type Person, test } from '../support/person';
import { inputOf } from '../support/samples';
import { addAuthenticator, codesOf, setUpApp, signOut } from '../support/secondFactors';
import { addRecord, call, uniqueName } from '../support/stored';

const port = process.env.E2E_PORT;

// What is wrong at the sign-in or asked for once more is refused first.
test.use({ allowedProblems: [/status of 40[13]/] });

const texts = {
  en: {
    account: '/en/dashboard/myaccount?tab=secondFactor',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    setUp: 'Set up an authenticator app',
    confirm: 'Confirm',
    code: 'Code',
    name: 'Name',
    picture: 'QR code for your authenticator app',
    recoveryCodes: 'Recovery codes',
    kept: 'I have kept them',
    wrong: 'This code is not right, or was used before',
    useRecovery: 'Use a recovery code instead',
    recoveryCode: 'Recovery code',
    list: 'Your second factors',
    left: /Codes left: 9/,
    remove: /^Remove: Telefoon/,
    removeIt: 'Remove',
  },
  nl: {
    account: '/nl/dashboard/myaccount?tab=secondFactor',
    email: 'E-mail',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    setUp: 'Authenticator-app instellen',
    confirm: 'Bevestigen',
    code: 'Code',
    name: 'Naam',
    picture: 'QR-code voor uw authenticator-app',
    recoveryCodes: 'Herstelcodes',
    kept: 'Ik heb ze bewaard',
    wrong: 'Deze code klopt niet, of is al gebruikt',
    useRecovery: 'In plaats daarvan een herstelcode gebruiken',
    recoveryCode: 'Herstelcode',
    list: 'Uw tweede factoren',
    left: /Codes over: 9/,
    remove: /^Verwijderen: Telefoon/,
    removeIt: 'Verwijderen',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}(\\s\\*)?$`)).first();

const signIn = async (page: Page, words: Texts, { email, password }: Person): Promise<void> => {
  await field(page, words.email).fill(email);
  await field(page, words.password).fill(password);
  await button(page, words.signIn).click();
};

/** Sets up an authenticator app as people do. @returns its next codes, and the recovery codes */
const setUp = async (page: Page, words: Texts) => {
  await page.goto(words.account);
  await button(page, words.setUp).click();
  const dialog = page.getByRole('dialog', { name: words.setUp });
  await expect(dialog.getByRole('img', { name: words.picture })).toBeVisible();
  const key = await dialog.locator('code').textContent();
  const nextCode = codesOf((key ?? '').replaceAll(' ', ''));
  await expectAccessible(page, '[role="dialog"]');
  await field(page, words.name).fill('Telefoon');
  await field(page, words.code).fill(nextCode());
  await button(dialog, words.confirm).click();
  const shown = page.getByRole('dialog', { name: words.recoveryCodes });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await shown.getByRole('listitem').allTextContents();
  await expectAccessible(page, '[role="dialog"]');
  await button(shown, words.kept).click();
  await expect(page.getByRole('list', { name: words.list }).getByRole('listitem')).toContainText(
    'Telefoon',
  );
  return { nextCode, recoveryCodes };
};

for (const locale of ['en', 'nl'] as const)
  test(`an authenticator app is set up, and asked for at the sign-in, in ${locale}`, async ({
    page,
    me,
  }) => {
    const words = texts[locale];
    const { nextCode, recoveryCodes } = await setUp(page, words);
    await expectAccessibleInBothSchemes(page);
    await signOut(page);
    await signIn(page, words, me);
    await field(page, words.code).fill('000000');
    await button(page, words.signIn).click();
    await expect(field(page, words.code)).toHaveAccessibleDescription(words.wrong);
    await expect(field(page, words.code)).toHaveValue('000000');
    await expectAccessibleInBothSchemes(page);
    await field(page, words.code).fill(nextCode());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();

    await signOut(page);
    await signIn(page, words, me);
    await button(page, words.useRecovery).click();
    await field(page, words.recoveryCode).fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.goto(words.account);
    await expect(main(page).getByText(words.left)).toBeVisible();

    await page.getByRole('button', { name: words.remove }).click();
    await button(page.getByRole('dialog'), words.removeIt).click();
    await expect(page.getByRole('list', { name: words.list })).toHaveCount(0);
    await signOut(page);
    await signIn(page, words, me);
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  });

test.describe('on a page of a domain', () => {
  test.use({ baseURL: `http://localhost:${port}` });

  test('a passkey is added, and signs in with and without a password', async ({ page, me }) => {
    const words = texts.en;
    await addAuthenticator(page);
    await page.goto(words.account);
    await button(page, 'Add a passkey').click();
    await field(page, 'Name').fill('Laptop');
    await expectAccessible(page, '[role="dialog"]');
    await button(page.getByRole('dialog'), 'Add').click();
    await button(page.getByRole('dialog', { name: words.recoveryCodes }), words.kept).click();
    const list = page.getByRole('list', { name: words.list });
    await expect(list.getByRole('listitem')).toContainText('Passkey · Added');

    await signOut(page);
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.goto(words.account);
    await expect(list.getByRole('listitem')).toContainText('Last used');

    await signOut(page);
    await signIn(page, words, me);
    await expectAccessibleInBothSchemes(page);
    await button(page, 'Use a passkey').click();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  });
});

/** Sets up an app for somebody in another browser, so that the page's own session hasn't used it. @returns its next codes */
const setUpElsewhere = async (page: Page, person: Person): Promise<() => string> => {
  await page.goto('/en/dashboard/home');
  const elsewhere = await page.context().browser()?.newContext();
  const other = await elsewhere?.newPage();
  if (!elsewhere || !other) throw new Error('There is no browser');
  await other.goto(new URL('/en/dashboard/home', page.url()).href);
  await signIn(other, texts.en, person);
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const nextCode = await setUpApp(other);
  await elsewhere.close();
  return nextCode;
};

test('is asked for again before rights are given, and what was typed is saved', async ({
  page,
  administrator,
}) => {
  const nextCode = await setUpElsewhere(page, administrator);

  const name = uniqueName('Beheer');
  await page.goto('/en/dashboard/groups/add');
  await inputOf(main(page), 'Name').fill(name);
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(dialog).toBeVisible();
  await button(dialog, 'Cancel').click();
  await expect(inputOf(main(page), 'Name')).toHaveValue(name);
  await button(page, 'Save').click();
  await field(page, 'Code').fill('000000');
  await button(dialog, 'Go on').click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(texts.en.wrong);
  await field(page, 'Code').fill(nextCode());
  await button(dialog, 'Go on').click();
  await expect(dialog).toHaveCount(0);
  await expect(group(page, 'Name')).toContainText(name);

  // It isn't asked for again at once.
  await button(page, 'Edit').click();
  await inputOf(main(page), 'Description').fill('Voor alles');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Security group saved')).toBeVisible();
});

test('is asked for again before users are saved as a file, and no file is made without it', async ({
  page,
  administrator,
}) => {
  const nextCode = await setUpElsewhere(page, administrator);
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await page.goto('/en/dashboard/users');
  await expect(main(page).getByRole('table')).toBeVisible();
  await fromMenu(page, 'Export all as CSV');
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await button(dialog, 'Cancel').click();
  await expect(dialog).toHaveCount(0);

  await fromMenu(page, 'Export all as CSV');
  await field(page, 'Code').fill(nextCode());
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(dialog, 'Go on').click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(administrator.lastName);
  expect(saved).toEqual(['users-list.csv']);
});

test('a group demands it, and nothing else is shown before', async ({ page, me }) => {
  await signInAs(page, accounts.admin);
  const values = { name: uniqueName('Veilig'), access: '0100', demandsSecondFactor: 1 };
  const id = await addRecord(page, 'groups', values);
  await call(page, 'POST', `groups/${id}/users`, { userId: me.id });
  await page.goto('/en/dashboard/home');
  await signOut(page);
  await signIn(page, texts.en, me);
  await expect(heading(page)).toHaveText('Set up a second factor');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothSchemes(page);
  await page.goto('/en/dashboard/myaccount');
  await expect(heading(page)).toHaveText('Set up a second factor');
  await button(page, texts.en.setUp).click();
  const key = await page.getByRole('dialog').locator('code').textContent();
  await field(page, 'Code').fill(codesOf((key ?? '').replaceAll(' ', ''))());
  await button(page.getByRole('dialog'), 'Confirm').click();
  await button(page.getByRole('dialog', { name: 'Recovery codes' }), texts.en.kept).click();
  await expect(heading(page)).toHaveText(`Ik ${me.lastName}`);
});
