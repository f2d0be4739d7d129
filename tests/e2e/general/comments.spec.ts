import { expectAccessible } from '../support/axe';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, main } from '../support/locators';
import { addRecord, call, stored, uniqueName } from '../support/stored';

test('a record is commented on with a colleague’s name, who is led there from home', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const name = uniqueName('Talked of');
  const id = await addRecord(page, 'webshop/suppliers', { name });
  await signInAs(page, accounts.manager);
  const { user } = (await call(page, 'GET', 'session')) as {
    user: { firstName: string; lastName: string; insertions: string };
  };
  const called = [user.firstName, user.insertions, user.lastName].filter(Boolean).join(' ');

  await signInAs(page, accounts.admin);
  await page.goto(`/en/dashboard/webshop/suppliers/${id}`);
  await button(main(page), 'Comments').click();
  const drawer = page.getByRole('dialog', { name: `History of ${name}` });
  const field = drawer.getByRole('textbox', { name: 'Write a comment' });
  await expect(field).toBeFocused();
  await field.pressSequentially(`First line\nfor @${user.firstName}`);
  const people = drawer.getByRole('listbox', { name: 'Colleagues' });
  await expect(people.getByRole('option', { name: called })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`First line\nfor @${called} `);
  await page.keyboard.type('please');
  await page.keyboard.press('Control+Enter');
  const comments = drawer.getByRole('region', { name: 'Comments' });
  const written = comments.getByRole('listitem');
  await expect(written).toContainText(`for @${called} please`);
  await expect(field).toHaveValue('');
  await expectAccessible(page, '[role="dialog"]');

  await written.getByRole('button', { name: /^Edit the comment/ }).click();
  await written.getByRole('textbox').fill(`Better said, @${called}`);
  await button(written, 'Save comment').click();
  await expect(written).toContainText(`Better said, @${called}`);
  await expect(written).toContainText('edited');

  await signInAs(page, accounts.manager);
  await page.goto('/en/dashboard/home');
  const line = main(page).getByRole('link', { name: new RegExp(`mentioned you: ${name}`) });
  await expectAccessible(page);
  const seen = page.waitForResponse(/\/comments\/seen$/);
  await line.click();
  await expect(drawer.getByText(`Better said, @${called}`)).toBeVisible();
  await expect(written.getByRole('button')).toHaveCount(0);
  await (await seen).finished();
  await page.goto('/en/dashboard/home');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toBeHidden();
});

test('a comment of one’s own is deleted, after a question, in Dutch and on a phone', async ({
  signedIn: page,
}) => {
  const id = await addRecord(page, 'webshop/suppliers', { name: uniqueName('Besproken') });
  const path = `webshop/suppliers/${id}`;
  await call(page, 'POST', `${path}/comments`, { text: 'Weg ermee' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/nl/dashboard/${path}?comments`);
  const written = page.getByRole('region', { name: 'Opmerkingen' }).getByRole('listitem');
  await expect(written).toContainText('Weg ermee');
  await expectAccessible(page, '[role="dialog"]');
  await written.getByRole('button', { name: /^Verwijderen/ }).click();
  await button(page.getByRole('dialog').last(), 'Verwijderen').click();
  await expect(written).toHaveCount(0);
  // It is gone from the screen before the server has answered.
  await expect.poll(() => stored(page, `${path}/comments`)).toEqual([]);
});

test('comments stand among what was changed, by their time', async ({ signedIn: page }) => {
  const id = await addRecord(page, 'webshop/suppliers', { name: uniqueName('Supplier') });
  const path = `webshop/suppliers/${id}`;
  await call(page, 'POST', `${path}/comments`, { text: 'Before the change' });
  await call(page, 'PUT', path, { city: 'Delft' });
  await call(page, 'POST', `${path}/comments`, { text: 'After the change' });
  await page.goto(`/en/dashboard/${path}`);
  await button(main(page), 'History').click();
  const drawer = page.getByRole('dialog', { name: /^History of / });
  const entries = drawer.getByRole('listitem');
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(0)).toContainText('After the change');
  await expect(entries.nth(1)).toContainText('Delft');
  await expect(entries.nth(2)).toContainText('Before the change');
  await expect(entries.nth(3)).toContainText('Added');
  await expectAccessible(page, '[role="dialog"]');
  await button(drawer, 'Comments').click();
  await expect(entries).toHaveCount(2);
});
