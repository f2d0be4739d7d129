import { expect, test } from '../support/fixtures';
import { button, goodToast, main } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, uniqueName } from '../support/stored';

test('a browser is published, changed and published again with the keyboard alone', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Zuil');
  const id = await addRecord(page, 'browsers', { name, url: 'https://www.kiosk.test' });
  await page.goto(`/en/dashboard/browsers/${id}`);
  const press = async (label: string) => {
    await button(page, label).focus();
    await page.keyboard.press('Enter');
  };
  const publish = async () => {
    await press('Publish');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(main(page).getByText('Not published yet')).toBeVisible();
  await publish();
  await expect(goodToast(page, 'Published')).toBeVisible();
  await expect(main(page).getByText(/^Version 1 published on/)).toBeVisible();

  await press('Edit');
  await inputOf(main(page), 'Inactive after').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9');
  await page.keyboard.press('Control+S');
  await expect(main(page).getByText(/^Changed since version 1 of/)).toBeVisible();
  await publish();
  await expect(main(page).getByText(/^Version 2 published on/)).toBeVisible();

  await page.goto(`/en/dashboard/browsers?filter=${encodeURIComponent(`{"q":"${name}"}`)}`);
  await expect(main(page).getByRole('row').nth(1)).toContainText('Published');
  await call(page, 'DELETE', `browsers/${id}`);
});
