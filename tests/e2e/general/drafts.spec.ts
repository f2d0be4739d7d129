import type { Page } from 'playwright/test';
import { accounts, expect, signInAs, test } from '../support/fixtures';
import { button, goodToast, group, main, unfoldedMenu } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, stored, uniqueName } from '../support/stored';

const offer = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'not saved' });
const city = (page: Page) => inputOf(main(page), 'City');

/** What the browser keeps of forms. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('backoffice.draft.'))
      .map(([, text]) => text)
      .join(),
  );

const openLocation = async (page: Page): Promise<number> => {
  const id = await addRecord(page, 'locations', { name: uniqueName('Loods'), city: 'Gouda' });
  await page.goto(`/en/dashboard/locations/${id}?edit=true`);
  return id;
};

test('what was typed is offered after a reload, and goes with the next save', async ({
  signedIn: page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  const id = await openLocation(page);
  await city(page).fill('Delft');
  await page.reload();
  await expect(offer(page)).toContainText('that are not saved: City.');
  await expect(city(page)).toHaveValue('Gouda');
  await button(offer(page), 'Restore').click();
  await expect(city(page)).toHaveValue('Delft');
  await expect(offer(page)).toHaveCount(0);
  await button(page, 'Save').click();
  await expect(group(page, 'City')).toHaveText('CityDelft');
  expect(await stored(page, `locations/${id}`)).toMatchObject({ city: 'Delft' });
  expect(await kept(page)).toBe('');
  await page.reload();
  await expect(group(page, 'City')).toHaveText('CityDelft');
  await expect(offer(page)).toHaveCount(0);
});

test('what was typed survives a closed tab, and goes when the page is left without saving', async ({
  signedIn: page,
  context,
}) => {
  const id = await openLocation(page);
  await city(page).fill('Delft');
  await page.close();
  const next = await context.newPage();
  await next.goto(`/en/dashboard/locations/${id}`);
  await expect(group(next, 'City')).toHaveText('CityGouda');
  await signInAs(next, accounts.manager);
  await next.goto(`/en/dashboard/locations/${id}`);
  await expect(group(next, 'City')).toHaveText('CityGouda');
  await expect(offer(next)).toHaveCount(0);
  await signInAs(next, accounts.admin);
  await next.goto(`/en/dashboard/locations/${id}`);
  await button(offer(next), 'Restore').click();
  await city(next).fill('Leiden');
  await (await unfoldedMenu(next)).getByRole('link', { name: 'Locations' }).click();
  await button(next, 'Leave without saving').click();
  await expect(next).toHaveURL(/locations$/);
  expect(await kept(next)).toBe('');
});

test('signing out asks about drafts, and leaves none and no titles', async ({ signedIn: page }) => {
  await openLocation(page);
  await city(page).fill('Delft');
  await expect.poll(() => kept(page)).toContain('Delft');
  const signOut = async (answer: string) => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog')).toContainText('is not saved yet');
    await button(page, answer).click();
  };
  await signOut('Cancel');
  await expect(city(page)).toHaveValue('Delft');
  await signOut('Go on');
  await button(page, 'Leave without saving').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(left).not.toContain('Delft');
  expect(left).not.toContain('Loods');
});

test('signing out saves first where that is chosen, and signs out', async ({ signedIn: page }) => {
  const id = await openLocation(page);
  await city(page).fill('Delft');
  await expect.poll(() => kept(page)).toContain('Delft');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await button(page, 'Go on').click();
  await button(page, 'Save and leave').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInAs(page, accounts.admin);
  await page.goto(`/en/dashboard/locations/${id}`);
  await expect(group(page, 'City')).toHaveText('CityDelft');
});

test('a secret that is typed is never kept', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/devicegroups/add');
  await inputOf(main(page), 'Name').fill('Typed name');
  await inputOf(main(page), 'Passcode').fill('s3cr3tPasscode');
  await expect.poll(() => kept(page)).toContain('Typed name');
  await page.close();
  const next = await page.context().newPage();
  await next.goto('/en/dashboard/devicegroups/add');
  await expect(offer(next)).toContainText('that are not saved: Name.');
  expect(await kept(next)).not.toContain('s3cr3t');
  await button(offer(next), 'Restore').click();
  await button(next, 'Save').click();
  await expect(goodToast(next, 'Device group added')).toBeVisible();
  expect(await kept(next)).toBe('');
});
