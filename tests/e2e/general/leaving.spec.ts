import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { act, button, goodToast, group, heading, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, recordCalls, stored, uniqueName } from '../support/stored';

const GROUPS = '/en/dashboard/groups';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const description = (page: Page) => inputOf(main(page), 'Description');

/** A security group of the test's own, opened in edit. */
const openGroup = async (page: Page) => {
  const name = uniqueName('Nachtploeg');
  const id = await addRecord(page, 'groups', { name, description: 'Stored', access: '0100' });
  await page.goto(`${GROUPS}?filter=${JSON.stringify({ q: name })}`);
  await main(page).getByRole('link', { name }).click();
  await button(page, 'Edit').click();
  await expect(description(page)).toHaveValue('Stored');
  return { id, name };
};

test.describe('unsaved changes', () => {
  test('are asked about before a link leaves them', async ({ signedIn: page }) => {
    const { id } = await openGroup(page);
    const link = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Users' });
    await description(page).fill('Typed');
    await link.first().click();
    await expect(button(question(page), 'Cancel')).toBeFocused();
    await button(question(page), 'Cancel').click();
    await expect(description(page)).toHaveValue('Typed');
    await expect(page).toHaveURL(new RegExp(`groups/${id}\\?edit=true$`));
    await link.first().click();
    await button(question(page), 'Leave without saving').click();
    await expect(heading(page)).toHaveText('Users');
    expect(await stored(page, `groups/${id}`)).toMatchObject({ description: 'Stored' });
  });

  test('are saved on the way out where that is chosen, and what is wrong keeps the page', async ({
    signedIn: page,
  }) => {
    const { id } = await openGroup(page);
    const link = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Users' });
    const name = inputOf(main(page), 'Name');
    const before = await name.inputValue();
    await description(page).fill('Typed');
    await name.fill('');
    await link.first().click();
    await button(question(page), 'Save and leave').click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(new RegExp(`groups/${id}\\?edit=true$`));
    await name.fill(before);
    await link.first().click();
    await button(question(page), 'Save and leave').click();
    await expect(heading(page)).toHaveText('Users');
    expect(await stored(page, `groups/${id}`)).toMatchObject({ description: 'Typed' });
  });

  test('are asked about before going back', async ({ signedIn: page }) => {
    await openGroup(page);
    await description(page).fill('Typed');
    await page.goBack();
    await button(question(page), 'Cancel').click();
    await expect(description(page)).toHaveValue('Typed');
    await page.goBack();
    await button(question(page), 'Leave without saving').click();
    await expect(heading(page)).toHaveText('Security groups');
  });

  test('are asked about by the browser before the window closes', async ({ signedIn: page }) => {
    await openGroup(page);
    await description(page).fill('Typed');
    const asking = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asking;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(description(page)).toHaveValue('Typed');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Security group saved')).toBeVisible();
  });

  test('are not asked about once they are put back or saved', async ({ signedIn: page }) => {
    await openGroup(page);
    await description(page).fill('Typed');
    await description(page).fill('Stored');
    await page.goBack();
    await expect(heading(page)).toHaveText('Security groups');
    await page.goForward();
    await description(page).fill('Saved');
    await button(page, 'Save').click();
    await expect(group(page, 'Description')).toContainText('Saved');
    await page.goBack();
    await expect(heading(page)).toHaveText('Security groups');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('Escape asks, restores what is stored, and what was typed can be brought back', async ({
  signedIn: page,
}) => {
  const { id } = await openGroup(page);
  const calls = recordCalls(page);
  await description(page).fill('Typed');
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(description(page)).toHaveValue('Typed');
  await page.keyboard.press('Escape');
  await button(page, 'Leave without saving').click();
  await expect(group(page, 'Description')).toContainText('Stored');
  await expect(page).toHaveURL(new RegExp(`groups/${id}$`));
  const offer = main(page).getByRole('alert');
  await expect(offer).toContainText('that are not saved: Description.');
  await button(page, 'Restore').click();
  await expect(description(page)).toHaveValue('Typed');
  await expect(page).toHaveURL(/edit=true/);
  expect(calls).toEqual([]);

  await page.keyboard.press('Control+s');
  await expect(group(page, 'Description')).toContainText('Typed');
  expect(calls).toMatchObject([{ method: 'PUT', body: { description: 'Typed' } }]);
  await button(page, 'Edit').click();
  await expect(button(page, 'Cancel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Edit')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('Ctrl+S saves once, however often it is pressed', async ({ signedIn: page }) => {
  const { id } = await openGroup(page);
  const calls = recordCalls(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/internal/v1/groups/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await description(page).fill('Typed');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Cancel')).toBeDisabled();
  await page.keyboard.press('Control+s');
  answer();
  await expect(group(page, 'Description')).toContainText('Typed');
  expect(calls).toHaveLength(1);
});

test('a deleted record leads back to the list, 750 ms later', async ({ signedIn: page, clock }) => {
  const name = uniqueName('Afgedankt');
  const id = await addRecord(page, 'groups', { name, access: '0000' });
  await clock.install();
  await page.goto(`${GROUPS}/${id}`);
  await act(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Security group?' });
  await expect(dialog).toContainText(`“${name}”`);
  // What uses it is looked up first.
  await expect(button(dialog, 'Delete')).toBeEnabled();
  await clock.pauseAt(Date.now() + 60_000);
  const isGone = page.waitForResponse(`**/groups/${id}`);
  await button(dialog, 'Delete').click();
  await (await isGone).finished();
  await expect(goodToast(page, 'Security group deleted')).toBeVisible();
  await clock.runFor(740);
  await expect(page).toHaveURL(new RegExp(`groups/${id}$`));
  await clock.runFor(20);
  await expect(page).toHaveURL(/groups$/);
  await clock.resume();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(main(page).getByText(name)).toHaveCount(0);
  // What it was is nowhere to go back to.
  await page.evaluate(() => window.history.back());
  await expect(button(page, 'Edit')).toHaveCount(0);
  await expect(main(page).getByText(name)).toHaveCount(0);
});
