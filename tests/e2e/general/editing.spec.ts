import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { button, goodToast, group, heading, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, uniqueName } from '../support/stored';

const addLocation = (page: Page, name: string): Promise<number> =>
  addRecord(page, 'locations', { name, city: 'Gouda', comments: 'Stored' });

test('leaving edit mode reloads what is stored, and can be taken back', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Loods');
  await page.goto(`/en/dashboard/locations/${await addLocation(page, name)}`);
  const [nameInput, city] = [inputOf(main(page), 'Name'), inputOf(main(page), 'City')];
  await button(page, 'Edit').click();
  await nameInput.fill('Typed');
  await city.fill('Delft');
  await button(page, 'Cancel').click();
  await expect(heading(page)).toHaveText(name);
  await expect(group(page, 'City')).toHaveText('CityGouda');
  await button(page, 'Edit').click();
  await expect(nameInput).toHaveValue(name);
  await expect(city).toHaveValue('Gouda');

  await city.fill('Delft');
  await button(page, 'Cancel').click();
  await button(page, 'Bring them back').click();
  await expect(city).toHaveValue('Delft');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Location saved')).toBeVisible();
  await expect(group(page, 'City')).toHaveText('CityDelft');
});

test.describe('with a server that is out of reach', () => {
  test.use({ allowedProblems: [/ERR_FAILED|Unreachable/] });

  test('a save keeps what was typed, and says in place that nothing was saved', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Loods');
    await page.goto(`/en/dashboard/locations/${await addLocation(page, name)}?edit=true`);
    const city = inputOf(main(page), 'City');
    await city.fill('Delft');
    await page.route('**/internal/v1/locations/*', (route) => route.abort());
    await button(page, 'Save').click();
    const failure = main(page).getByRole('alert');
    await expect(failure).toContainText('Nothing was saved. The server could not be reached.');
    await expect(city).toHaveValue('Delft');
    await page.unrouteAll();
    await button(failure, 'Try again').click();
    await expect(goodToast(page, 'Location saved')).toBeVisible();
    await expect(group(page, 'City')).toHaveText('CityDelft');
  });
});
