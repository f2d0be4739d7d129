import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { clickAndLeave, expectLinkable, linkFound } from '../support/links';
import {
  act,
  assignedTo,
  badToast,
  button,
  goodToast,
  group,
  heading,
  main,
  tab,
} from '../support/locators';
import { statusOfSignIn } from '../support/passwords';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const USERS = '/en/dashboard/users';
const OPERATOR = 3;

const uniqueAddress = (): string => `${uniqueName('toets').replace(' ', '-')}@demo.test`;

const addUser = (page: Page, values: Record<string, unknown> = {}): Promise<number> =>
  addRecord(page, 'users', {
    ...{ firstName: 'Pim', lastName: uniqueName('Proef'), email: uniqueAddress() },
    ...{ roleId: OPERATOR, active: 1, ...values },
  });

const canSignIn = async (page: Page, email: string, password: string): Promise<boolean> =>
  (await statusOfSignIn(page, email, password)) === 200;

const fillIn = async (page: Page, lastName: string, email: string): Promise<void> => {
  await inputOf(main(page), 'Last name').fill(lastName);
  await inputOf(main(page), 'Email').fill(email);
  await selectOf(page, 'Role').click();
  await page.getByRole('option', { name: 'Operator' }).click();
};

test.describe('passwords', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('of a new user is shown once, to be copied', async ({ signedIn: page }) => {
    const lastName = uniqueName('Nieuwkomer');
    const email = uniqueAddress();
    const calls = recordCalls(page);
    await page.goto(`${USERS}/add`);
    await selectOf(page, 'Role').click();
    await expect(page.getByRole('option')).toHaveText(['Administrator', 'Manager', 'Operator']);
    await page.keyboard.press('Escape');
    await fillIn(page, lastName, email);
    await button(page, 'Save').click();
    const message = page.getByRole('dialog', { name: 'New password' });
    const password = await message.getByRole('textbox', { name: 'Password' }).inputValue();
    expect(password.length).toBeGreaterThanOrEqual(8);
    await button(message, 'Copy').click();
    await expect(button(message, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
    await button(message, 'Close').click();
    await expect(message).toBeHidden();
    await expect(heading(page)).toHaveText(lastName);
    await expect(group(page, 'Role')).toContainText('RoleOperator');
    await page.reload();
    await expect(heading(page)).toHaveText(lastName);
    await expect(message).toHaveCount(0);
    expect(await canSignIn(page, email, password)).toBe(true);
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        path: 'users/add',
        body: { lastName, email, gender: 'U', roleId: OPERATOR, active: 1, apiUser: 0 },
      },
    ]);
  });

  test('are reset after a question, and shown once', { tag: '@smoke' }, async ({
    signedIn: page,
  }) => {
    const email = uniqueAddress();
    const id = await addUser(page, { email });
    const calls = recordCalls(page);
    await page.goto(`${USERS}/${id}`);
    await act(page, 'Reset password');
    const question = page.getByRole('dialog', { name: /^Reset the password of / });
    await expect(button(question, 'Cancel')).toBeFocused();
    await button(question, 'Cancel').click();
    expect(calls).toEqual([]);
    await act(page, 'Reset password');
    await button(question, 'Reset password').click();
    const message = page.getByRole('dialog', { name: 'New password' });
    const password = await message.getByRole('textbox', { name: 'Password' }).inputValue();
    await expect(goodToast(page, 'New password set')).toBeVisible();
    await button(message, 'Close').click();
    await expect(message).toHaveCount(0);
    expect(await canSignIn(page, email, password)).toBe(true);
    expect(calls).toEqual([
      { method: 'POST', path: `users/${id}`, body: { function: 'resetpassword' } },
    ]);
  });
});

test('groups are set as a whole list', async ({ signedIn: page }) => {
  const id = await addUser(page);
  const names = [uniqueName('Ploeg een'), uniqueName('Ploeg twee')] as const;
  const ids: number[] = [];
  for (const name of names) ids.push(await addRecord(page, 'groups', { name, access: '0100' }));
  const calls = recordCalls(page);
  await page.goto(`${USERS}/${id}`);
  await tab(page, 'Security groups').click();
  const assigned = assignedTo(page);
  for (const name of names) {
    await linkFound(page, name);
    await expect(assigned.getByRole('link', { name })).toBeVisible();
  }
  await clickAndLeave(button(assigned, `Remove ${names[0]}`));
  await expect(assigned.getByRole('listitem')).toHaveText([names[1]]);
  await expectLinkable(page, names[0], 1);
  const path = `users/${id}/groups`;
  const [first, second] = ids;
  expect(calls).toEqual([
    { method: 'PUT', path, body: { assigned: [first] } },
    { method: 'PUT', path, body: { assigned: expect.arrayContaining(ids) } },
    { method: 'PUT', path, body: { assigned: [second] } },
  ]);
  await page.reload();
  await assigned.getByRole('link', { name: names[1] }).click();
  await expect(heading(page)).toHaveText(names[1]);
});

test('a list leads to the groups of a user, of none as well', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = uniqueName('Zonder');
  const id = await addUser(page, { lastName: name });
  await page.goto(`${USERS}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await main(page).getByRole('link', { name: 'Nothing entered' }).click();
  await expect(page).toHaveURL(new RegExp(`users/${id}\\?tab=groups$`));
  await expect(tab(page, 'Security groups')).toHaveAttribute('aria-selected', 'true');
});

test('an API user with automatic approval is always active', async ({ signedIn: page }) => {
  const id = await addUser(page, { active: 0 });
  const calls = recordCalls(page);
  const onOff = (name: string) => page.getByRole('switch', { name });
  await page.goto(`${USERS}/${id}?edit=true`);
  await onOff('API user').check();
  await button(page, 'Save').click();
  await expect(group(page, 'API user')).toHaveText('API userYes');
  await expect(group(page, 'Active')).toContainText('ActiveNo');
  await button(page, 'Edit').click();
  await onOff('Automatic approval').check();
  await button(page, 'Save').click();
  await expect(group(page, 'Active')).toContainText('ActiveYes');
  await button(page, 'Edit').click();
  await onOff('Active').uncheck();
  await button(page, 'Save').click();
  await expect(group(page, 'Active')).toContainText('ActiveYes');
  expect(calls).toMatchObject([
    { body: { active: 0, apiUser: 1, autoApproval: 0 } },
    { body: { active: 1, apiUser: 1, autoApproval: 1 } },
    { body: { active: 1, apiUser: 1, autoApproval: 1 } },
  ]);
  expect(await stored(page, `users/${id}`)).toMatchObject({ active: 1 });
});

test.describe('an email address that is taken', () => {
  test.use({ allowedProblems: [/status of 409/] });

  test('is reported at the field, and nothing that was typed is lost', async ({
    signedIn: page,
  }) => {
    const rule = 'Another user has this email address';
    const email = uniqueAddress();
    const lastName = uniqueName('Dubbelganger');
    await call(page, 'PUT', 'users/add', { lastName: 'Eerste', email, roleId: OPERATOR });
    await page.goto(`${USERS}/add`);
    await fillIn(page, lastName, email.toUpperCase());
    await inputOf(main(page), 'Phone').fill('+31 20 123 45 67');
    await button(page, 'Save').click();
    const field = inputOf(main(page), 'Email');
    await expect(badToast(page, rule)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(rule);
    await expect(field).toBeFocused();
    await expect(inputOf(main(page), 'Last name')).toHaveValue(lastName);
    await expect(inputOf(main(page), 'Phone')).toHaveValue('+31 20 123 45 67');
    await expect(selectOf(page, 'Role')).toHaveValue('Operator');
    await field.fill(uniqueAddress());
    await expect(field).toHaveAccessibleDescription('');
    await button(page, 'Save').click();
    await button(page.getByRole('dialog', { name: 'New password' }), 'Close').click();
    await expect(heading(page)).toHaveText(lastName);
  });
});
