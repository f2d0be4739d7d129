import { addVersion, FILES, ownApp } from '../support/apks';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, button, goodToast, main, searchBox, tab } from '../support/locators';
import { call, recordCalls } from '../support/stored';

// What is refused on purpose.
test.use({ allowedProblems: [/status of (404|409|415|500)/] });

test('the devices of an app are chosen by keyboard, kept while another tab is seen, and saved at once', async ({
  signedIn: page,
}) => {
  const app = ownApp('Sap');
  const id = await addVersion(page, app, 1);
  const { results } = await call(page, 'GET', 'devices?page=1&maxrowcount=2&sort=deviceName');
  const [one, other] = results as { id: number; deviceName: string }[];
  if (!one || !other) throw new Error('The demo has too few devices.');
  const calls = recordCalls(page);
  const allDevices = '**/internal/v1/devices';
  await page.route(allDevices, (route) =>
    route.fulfill({ status: 500, json: { status: false, status_message: 'Full' } }),
  );
  await page.goto(`${FILES}/${id}?tab=devices`);
  await expect(main(page).getByText('Failed to load devices')).toBeVisible();
  await page.unroute(allDevices);
  await button(page, 'Try again').press('Enter');
  await button(page, 'Change devices').press('Enter');
  await button(page, 'Save').press('Enter');
  await expect(page.getByRole('status').getByText('No changes to save')).toBeVisible();

  const search = page.getByRole('textbox', { name: 'Search devices' });
  const assign = (name: string) =>
    page.getByRole('checkbox', { name: `Assign to ${name}`, exact: true });
  const front = (name: string) =>
    page.getByRole('checkbox', { name: `Front app on ${name}`, exact: true });
  await search.fill(one.deviceName);
  await expect(assign(other.deviceName)).toHaveCount(0);
  await button(page, 'Select all').press('Enter');
  await front(one.deviceName).press('Space');
  await search.fill('');
  await assign(other.deviceName).press('Space');
  await expect(main(page)).toContainText('Unsaved changes');
  await expectAccessible(page);

  await tab(page, 'General').click();
  await tab(page, 'Devices').click();
  await expect(front(one.deviceName)).toBeChecked();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
  await button(page.getByRole('dialog'), 'Cancel').click();
  // While it fades, its button is the only one of that name.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Cancel').press('Enter');
  await expect(main(page)).toContainText('Not assigned to any device.');
  expect(calls).toEqual([]);

  await button(page, 'Change devices').press('Enter');
  await assign(one.deviceName).press('Space');
  await front(one.deviceName).press('Space');
  await page.route('**/apk/assignments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { success: false, message: 'Full' } })
      : route.continue(),
  );
  await button(page, 'Save').press('Enter');
  await expect(badToast(page, 'Failed to save device assignments: Full')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Save').press('Enter');
  await expect(goodToast(page, 'Device assignments updated')).toBeVisible();
  await expect(main(page)).toContainText('Assigned to one device.');
  const sent = {
    method: 'POST',
    path: 'apk/assignments',
    body: { apkId: id, deviceIds: [one.id], frontAppDeviceIds: [one.id] },
  };
  expect(calls).toEqual([sent, sent]);
});

test('an assignment is made in a dialog, marked in its row, and removed', async ({
  signedIn: page,
}) => {
  const app = ownApp('Melk');
  await addVersion(page, app, 1);
  const { results } = await call(page, 'GET', 'devices?page=1&maxrowcount=1&sort=deviceName');
  const [device] = results as { id: number; deviceName: string }[];
  await page.goto('/en/dashboard/apk/assignments');
  await main(page).getByRole('button', { name: /^New / }).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Save').click();
  await expect(badToast(page, 'Please select both device and APK file')).toBeVisible();
  const pick = async (field: string, text: string) => {
    await dialog.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: text }).first().click();
  };
  await pick('Device', device?.deviceName ?? '');
  await pick('APK', app.label);
  await button(dialog, 'Save').click();
  await expect(goodToast(page, 'Assignment added')).toBeVisible();
  await expect(dialog).toBeHidden();

  await searchBox(page).fill(app.label);
  const toggle = main(page).getByRole('switch');
  await expect(toggle).toHaveCount(1);
  await toggle.press('Space');
  await expect(goodToast(page, 'Front app updated')).toBeVisible();
  await expect(toggle).toBeChecked();
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: /^Delete / })
    .click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(goodToast(page, 'Assignment removed')).toBeVisible();
  await expect(main(page)).toContainText('No results');
});
