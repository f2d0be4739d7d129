import type { Page } from 'playwright/test';
import { pngOf } from '../../../mock-server/seed/png';
import { expect, test } from '../support/fixtures';
import { button, goodToast, group, heading, main, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const addLocation = (page: Page, name: string): Promise<number> =>
  addRecord(page, 'locations', { name, city: 'Gouda', comments: 'Stored' });

test('leaving edit mode reloads what is stored, and can be taken back', { tag: '@smoke' }, async ({
  signedIn: page,
}) => {
  const name = uniqueName('Loods');
  await page.goto(`/en/dashboard/locations/${await addLocation(page, name)}`);
  const [nameInput, city] = [inputOf(main(page), 'Name'), inputOf(main(page), 'City')];
  await button(page, 'Edit').click();
  await expect(nameInput).toBeFocused();
  await nameInput.fill('Typed');
  await city.fill('Delft');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit')).toBeFocused();
  await expect(heading(page)).toHaveText(name);
  await expect(group(page, 'City')).toHaveText('CityGouda');
  await button(page, 'Edit').click();
  await expect(nameInput).toHaveValue(name);
  await expect(city).toHaveValue('Gouda');

  await city.fill('Delft');
  await button(page, 'Cancel').click();
  await button(page, 'Restore').click();
  await expect(city).toHaveValue('Delft');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Location saved')).toBeVisible();
  await expect(group(page, 'City')).toHaveText('CityDelft');
});

/** Holds the answers of a record's calls of one method until they are let go. */
const hold = async (page: Page, path: string, method: 'GET' | 'PUT' | 'POST') => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/internal/v1/${path}`, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return () => letGo();
};

test('a record that a list has shown can be edited once all of it is there', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Loods');
  const id = await addLocation(page, name);
  await page.goto(`/en/dashboard/locations?filter=${JSON.stringify({ q: name })}`);
  const letGo = await hold(page, `locations/${id}`, 'GET');
  await main(page).getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(button(page, 'Edit')).toHaveCount(0);
  letGo();
  await button(page, 'Edit').click();
  await expect(inputOf(main(page), 'Comments')).toHaveValue('Stored');
});

test('what is typed while a save runs stays, and so does the tab that is opened meanwhile', async ({
  signedIn: page,
}) => {
  const id = await addLocation(page, uniqueName('Loods'));
  await page.goto(`/en/dashboard/locations/${id}?edit=true`);
  const letGo = await hold(page, `locations/${id}`, 'PUT');
  await inputOf(main(page), 'City').fill('Delft');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Cancel')).toBeDisabled();
  await inputOf(main(page), 'Comments').fill('Typed since');
  await tab(page, 'Contact persons').click();
  letGo();
  await expect(goodToast(page, 'Location saved')).toBeVisible();
  await expect(button(page, 'Save')).toBeEnabled();
  await expect(tab(page, 'Contact persons')).toHaveAttribute('aria-selected', 'true');
  expect(await stored(page, `locations/${id}`)).toMatchObject({
    city: 'Delft',
    comments: 'Stored',
  });
  await button(page, 'Save').click();
  await expect(button(page, 'Edit')).toBeVisible();
  await expect(tab(page, 'Contact persons')).toHaveAttribute('aria-selected', 'true');
  expect(await stored(page, `locations/${id}`)).toMatchObject({
    city: 'Delft',
    comments: 'Typed since',
  });
});

test('a save waits for the file that is being sent, whichever tab is open by then', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const title = uniqueName('Lijst');
  const listId = await addRecord(page, 'websites/contentLists', { title, key: title });
  await page.goto(`/en/dashboard/websites/contentItems/add?listId=${listId}`);
  await inputOf(main(page), 'Title').fill('Open');
  const letGo = await hold(page, 'websites/contentItems/imageupload/add', 'POST');
  await main(page)
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'open.png', mimeType: 'image/png', buffer: pngOf(8, () => [9, 9, 9]) });
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await tab(page, 'Content').click();
  await button(page, 'Save').click();
  await expect(page.getByText(/^A file is still being sent/)).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/contentItems\/\d+/);
  const id = Number(/contentItems\/(\d+)/.exec(page.url())?.[1]);
  expect((await stored(page, `websites/contentItems/${id}`)).image).not.toBe('');
  await call(page, 'DELETE', `websites/contentLists/${listId}`);
});

test('saving again before a new record opens makes no second one', async ({
  signedIn: page,
  clock,
}) => {
  await clock.install();
  await page.goto('/en/dashboard/locations/add');
  await inputOf(main(page), 'Name').fill(uniqueName('Loods'));
  const calls = recordCalls(page);
  await clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+s');
  await expect(goodToast(page, 'Location added')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await clock.resume();
  await expect(page).toHaveURL(/locations(\/\d+)?$/);
  expect(calls).toHaveLength(1);
});

test.describe('with a server that is out of reach', () => {
  test.use({ allowedProblems: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Unreachable/] });

  test('a save keeps what was typed, and says in place what became of it', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Loods');
    await page.goto(`/en/dashboard/locations/${await addLocation(page, name)}?edit=true`);
    const city = inputOf(main(page), 'City');
    await city.fill('Delft');
    const failure = main(page).getByRole('alert');
    await page.context().setOffline(true);
    await button(page, 'Save').click();
    await expect(failure).toContainText('Nothing was saved. The server could not be reached.');
    await page.context().setOffline(false);
    await page.route('**/internal/v1/locations/*', (route) => route.abort());
    await button(failure, 'Try again').click();
    await expect(failure).toContainText('It may have been saved.');
    await expect(city).toHaveValue('Delft');
    await page.unrouteAll();
    await button(failure, 'Try again').click();
    await expect(goodToast(page, 'Location saved')).toBeVisible();
    await expect(group(page, 'City')).toHaveText('CityDelft');
  });
});
