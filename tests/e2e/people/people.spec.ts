import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { expectLinkable, linkFound } from '../support/links';
import {
  act,
  assignedTo,
  badToast,
  button,
  goodToast,
  group,
  main,
  tab,
  wrongFields,
} from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const USERS = '/en/dashboard/applicationusers';

const addUser = (page: Page, values: Record<string, unknown> = {}): Promise<number> =>
  addRecord(page, 'applicationusers', {
    firstName: 'Toos',
    lastName: uniqueName('Toetser'),
    ...values,
  });

/** What the page has saved so far. */
const savedIn = (calls: ReturnType<typeof recordCalls>): unknown[] =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test.describe('an application user', () => {
  test('needs last name, address and city in every address', async ({ signedIn: page }) => {
    const id = await addUser(page);
    const calls = recordCalls(page);
    await page.goto(`${USERS}/${id}?edit=true&tab=addresses`);
    const rule = 'Addresses must contain at least lastname, address and city';
    const addresses = group(page, 'Addresses');
    await button(addresses, 'Add a row').click();
    const first = group(page, 'Addresses, row 1');
    await inputOf(first, 'Last name').fill('Toetser');
    await inputOf(first, 'Address').fill('Kade 1');
    await inputOf(first, 'City').fill('   ');
    await tab(page, 'General').click();
    await button(page, 'Save').click();

    await expect(badToast(page, rule)).toBeVisible();
    await expect(tab(page, 'Addresses')).toHaveAttribute('aria-selected', 'true');
    await expect(addresses).toHaveAccessibleDescription(rule);
    await expect(inputOf(first, 'City')).toHaveAttribute('aria-invalid', 'true');
    await expect(inputOf(first, 'Address')).toHaveAttribute('aria-invalid', 'false');
    expect(savedIn(calls)).toEqual([]);

    await inputOf(first, 'City').fill('Utrecht');
    await expect(addresses).toHaveAccessibleDescription('');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Application user saved')).toBeVisible();
    await expect(addresses).toContainText('Kade 1');
    expect(savedIn(calls)).toMatchObject([
      { addresses: [{ lastName: 'Toetser', address: 'Kade 1', city: 'Utrecht', country: 'NL' }] },
    ]);

    await button(page, 'Edit').click();
    await button(page, 'Remove Addresses, row 1').click();
    await button(page, 'Save').click();
    await expect(button(page, 'Edit')).toBeVisible();
    expect(await stored(page, `applicationusers/${id}`)).toMatchObject({ addresses: [] });
  });

  test('is informed in Dutch what an address needs', async ({ signedIn: page }) => {
    const id = await addUser(page);
    await page.goto(`/nl/dashboard/applicationusers/${id}?edit=true&tab=addresses`);
    await button(page, 'Regel toevoegen').click();
    await button(page, 'Opslaan').click();
    const rule = 'Adressen moeten minimaal achternaam, adres en plaats bevatten';
    await expect(badToast(page, rule)).toBeVisible();
    await expect(group(page, 'Adressen')).toHaveAccessibleDescription(rule);
  });

  test('needs key and value in every property, and takes properties from a template', async ({
    signedIn: page,
  }) => {
    const id = await addUser(page);
    const calls = recordCalls(page);
    await page.goto(`${USERS}/${id}?edit=true&tab=properties`);
    const rule = 'All properties must contain key and value';
    const properties = group(page, 'Properties');
    await button(properties, 'Add a row').click();
    await page.getByRole('textbox', { name: 'Key of row 1' }).fill('diet');
    await page.keyboard.press('Control+s');
    await expect(wrongFields(page)).toContainText('Properties');
    await expect(properties).toHaveAccessibleDescription(rule);
    expect(savedIn(calls)).toEqual([]);

    await page.getByRole('textbox', { name: 'Value of row 1' }).fill('own');
    await button(page, 'Apply a property template').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Klantvoorkeuren' }).click();
    await button(page.getByRole('dialog', { name: 'Klantvoorkeuren' }), 'Apply').click();
    await expect(properties.getByText('2 rows added')).toBeVisible();
    await button(page, 'Save').click();
    await expect(button(page, 'Edit')).toBeVisible();
    expect((await stored(page, `applicationusers/${id}`)).properties).toMatchObject([
      { key: 'diet', value: 'own' },
      { key: 'greeting', value: 'first name' },
      { key: 'contactBy', value: 'e-mail' },
    ]);
  });

  test('has a personal document that is chosen and taken away', async ({ signedIn: page }) => {
    const id = await addUser(page);
    const calls = recordCalls(page);
    await page.goto(`${USERS}/${id}?edit=true`);
    const document = page.getByRole('combobox', { name: 'Personal document' });
    await document.click();
    const option = page.getByRole('option').first();
    const title = (await option.textContent()) ?? '';
    expect(title).not.toBe('');
    await option.click();
    await button(page, 'Save').click();
    await expect(group(page, 'Personal document')).toHaveText(`Personal document${title}`);
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: 'objectlists/',
        body: { function: 'getAvailableHeaderDocuments', isInputDocument: 1, returnAll: 0 },
      },
      { method: 'PUT', body: { personalDocumentId: expect.any(Number) } },
    ]);

    await button(page, 'Edit').click();
    await document.clear();
    await button(page, 'Save').click();
    await expect(group(page, 'Personal document')).not.toContainText(title);
    expect(savedIn(calls)).toMatchObject([{}, { personalDocumentId: null }]);
  });

  test('gets a new password after a question, shown once', async ({ signedIn: page }) => {
    const id = await addUser(page);
    const calls = recordCalls(page);
    await page.goto(`${USERS}/${id}`);
    await act(page, 'Reset password');
    const question = page.getByRole('dialog', { name: /^Reset the password of / });
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    expect(calls).toEqual([]);

    await act(page, 'Reset password');
    await button(question, 'Reset password').click();
    const message = page.getByRole('dialog', { name: 'New password' });
    await expect(message.getByRole('textbox')).toHaveValue(/^[a-z2-9]{12}$/);
    expect(calls).toEqual([
      { method: 'POST', path: `applicationusers/${id}`, body: { function: 'resetpassword' } },
    ]);
    // It can't be had again: only the button closes it.
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await button(message, 'Copy').focus();
    await expect(message).toBeVisible();
    await button(message, 'Close').click();
    await page.reload();
    await expect(button(page, 'More')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('shows its groups, which are not changed here', async ({ signedIn: page }) => {
    const name = uniqueName('Groep');
    const id = await addUser(page);
    const groupId = await addRecord(page, 'appusergroups', { name });
    await call(page, 'POST', `appusergroups/${groupId}`, { function: 'addAppUser', userId: id });
    await page.goto(`${USERS}/${id}?tab=groups&edit=true`);
    const groups = group(page, 'Groups');
    await expect(groups.getByRole('cell', { name })).toBeVisible();
    await expect(groups.locator('input, button')).toHaveCount(0);
  });
});

test.describe('an application user group', () => {
  for (const { locale, save, name, rule } of [
    { locale: 'en', save: 'Save', name: 'Name', rule: 'Name is required' },
    { locale: 'nl', save: 'Opslaan', name: 'Naam', rule: 'Naam is verplicht' },
  ])
    test(`needs a name, in ${locale}`, async ({ signedIn: page }) => {
      const calls = recordCalls(page);
      await page.goto(`/${locale}/dashboard/applicationusergroups/add`);
      await inputOf(main(page), name).fill('  ');
      await button(page, save).click();
      await expect(badToast(page, rule)).toBeVisible();
      await expect(inputOf(main(page), name)).toHaveAccessibleDescription(rule);
      expect(calls).toEqual([]);
    });

  test('gets users that are searched among the available ones, and loses them', async ({
    signedIn: page,
  }) => {
    const lastName = uniqueName('Ledén');
    const [id, other] = [await addUser(page, { lastName }), await addUser(page)];
    const groupId = await addRecord(page, 'appusergroups', { name: uniqueName('Leden') });
    const calls = recordCalls(page);
    await page.goto(`/en/dashboard/applicationusergroups/${groupId}`);
    await tab(page, 'Application users').click();
    const assigned = assignedTo(page);
    await expect(assigned).toContainText('None linked.');
    await linkFound(page, `Toos ${lastName}`, `toos ${lastName.replace('é', 'e')}`);
    await expect(goodToast(page, 'Application user linked')).toBeVisible();
    await expect(assigned.getByRole('link', { name: `Toos ${lastName}` })).toBeVisible();
    await expectLinkable(page, lastName, 0);
    await call(page, 'POST', `appusergroups/${groupId}`, { function: 'addAppUser', userId: other });
    await page.reload();

    await expect(assigned.getByRole('listitem')).toHaveCount(2);
    await button(assigned, `Remove Toos ${lastName}`).click();
    await expect(goodToast(page, 'Application user unlinked')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Assigned (1)' })).toBeVisible();
    const changes = calls.filter(
      ({ body }) => !JSON.stringify(body).includes('getAvailableAppUsers'),
    );
    expect(changes).toEqual([
      {
        method: 'POST',
        path: `appusergroups/${groupId}`,
        body: { function: 'addAppUser', userId: id },
      },
      {
        method: 'POST',
        path: `appusergroups/${groupId}`,
        body: { function: 'deleteAppUser', userId: id },
      },
    ]);
    await expectLinkable(page, lastName, 1);
  });
});
