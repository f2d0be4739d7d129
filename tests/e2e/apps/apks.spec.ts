import type { Page, Route } from 'playwright/test';
import { makeApk } from '../../../mock-server/seed/apk/makeApk';
import { zipOf } from '../../../mock-server/seed/apk/zip';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, button, goodToast, heading, main, searchBox, tab } from '../support/locators';
import { call, recordCalls } from '../support/stored';

const FILES = '/en/dashboard/apk/files';

interface Own {
  readonly packageName: string;
  readonly label: string;
}

/** An app that no other test has. */
const ownApp = (label: string): Own => {
  const mark = Math.random().toString(36).slice(2, 8);
  return { packageName: `test.own.x${mark}`, label: `${label} ${mark}` };
};

const fileOf = (app: Own, versionCode: number) => ({
  name: `app-${versionCode}.apk`,
  mimeType: 'application/vnd.android.package-archive',
  buffer: makeApk({
    ...app,
    versionCode,
    versionName: `${versionCode}.0`,
    permissions: ['android.permission.CAMERA', 'test.own.permission.COUNT_CUPS'],
  }),
});

/** Stores a version beside the app; gives its id. */
const addVersion = async (page: Page, app: Own, versionCode: number): Promise<number> => {
  const session = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('backoffice.session'))) ?? '{}',
  );
  const response = await page.request.post('/internal/v1/apk/files/upload', {
    headers: {
      SESSIONID: session.sessionId,
      OrganisationId: String(session.organisation.id),
    },
    multipart: { apkFile: fileOf(app, versionCode) },
  });
  return Number((await response.json()).id);
};

// What is refused on purpose.
test.use({ allowedProblems: [/status of (404|409|415|500)/] });

test.describe('an APK', () => {
  test('is told to be none, or not to be there', async ({ signedIn: page }) => {
    await page.goto(`${FILES}/coffee`);
    await expect(heading(page)).toHaveText('Invalid APK ID');
    await page.goto(`${FILES}/999999`);
    await expect(main(page).getByRole('alert')).toContainText('Failed to load APK details');
  });

  test('that is uploaded is checked, sent in a dialog that stays, and listed', async ({
    signedIn: page,
  }) => {
    const app = ownApp('Koffie');
    await page.goto(FILES);
    await button(page, 'Add').click();
    const dialog = page.getByRole('dialog');
    await button(dialog, 'Upload').click();
    await expect(dialog.getByRole('alert')).toHaveText('Please select a file first');
    const input = dialog.locator('input[type="file"]');
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expect(dialog.getByRole('alert')).toHaveText('Only .apk files are allowed');

    await input.setInputFiles({ ...fileOf(app, 1), buffer: zipOf({ 'a.txt': Buffer.from('a') }) });
    await button(dialog, 'Upload').click();
    await expect(dialog.getByRole('alert')).toContainText('Upload failed: 415');
    await expectAccessible(page);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/apk/files/upload', async (route) => {
      await held;
      await route.continue();
    });
    await input.setInputFiles(fileOf(app, 1));
    await button(dialog, 'Upload').click();
    await expect(dialog.getByRole('progressbar', { name: 'Uploading app-1.apk' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(dialog, 'Cancel')).toBeDisabled();
    release();
    await expect(goodToast(page, 'APK uploaded successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await searchBox(page).fill(app.packageName);
    await expect(main(page).getByRole('link', { name: app.label })).toBeVisible();
  });
});

test('the versions of an app stand for one another without a reload; one goes with its assignments', async ({
  signedIn: page,
}) => {
  const app = ownApp('Thee');
  const old = await addVersion(page, app, 1);
  const latest = await addVersion(page, app, 2);
  await page.goto(`${FILES}/${old}?tab=permissions`);
  await expect(heading(page)).toHaveText(`${app.label} 1.0`);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
    'Take pictures and videosandroid.permission.CAMERA',
    'COUNT_CUPStest.own.permission.COUNT_CUPS',
  ]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const versions = page.getByRole('combobox', { name: 'Version' });
  await versions.press('Enter');
  await expect(page.getByRole('option')).toHaveText(['2.0 (2)', '1.0 (1)']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${FILES}/${latest}?tab=permissions`);
  await expect(heading(page)).toHaveText(`${app.label} 2.0`);
  await expect(versions).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('app-2.apk');

  const [device] = (await call(page, 'GET', 'devices?page=1&maxrowcount=1')).results as {
    id: number;
  }[];
  await call(page, 'POST', 'apk/assignments', { deviceId: device?.id, apkFileId: latest });
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 assignment');
  const refuse = (message: string) => (route: Route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { success: false, message } })
      : route.continue();
  await page.route(`**/apk/files/${latest}`, refuse('It is needed'));
  await button(dialog, 'Delete').click();
  await expect(badToast(page, 'Failed to delete APK: It is needed')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Delete').click();
  await button(dialog, 'Delete').click();
  await expect(goodToast(page, 'APK deleted')).toBeVisible();
  await expect(page).toHaveURL(FILES);
  await searchBox(page).fill(app.packageName);
  await expect(main(page).getByRole('row')).toHaveCount(2);
});

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
  await button(page, 'Add').click();
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
