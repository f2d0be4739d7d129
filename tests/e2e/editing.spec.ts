import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { button, goodToast, group, heading, main, tab } from './parts';
import { inputOf } from './samples';
import { addRecord, uniqueName } from './stored';

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

test('editing again starts from what the server stored', async ({ signedIn: page }) => {
  await page.goto(`/en/dashboard/locations/${await addLocation(page, uniqueName('Loods'))}`);
  const city = inputOf(main(page), 'City');
  await button(page, 'Edit').click();
  await city.fill('  Delft ');
  await button(page, 'Save').click();
  await button(page, 'Edit').click();
  await expect(city).toHaveValue('Delft');
  await button(page, 'Cancel').click();
  await expect(page.getByText('Your changes were discarded.')).toHaveCount(0);
  await tab(page, 'Devices').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
