import type { Route } from 'playwright/test';
import { zipOf } from '../../../mock-server/seed/apk/zip';
import { addVersion, FILES, fileOf, ownApp } from '../support/apks';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { act, badToast, button, goodToast, heading, main, searchBox } from '../support/locators';
import { call } from '../support/stored';

// What is refused on purpose.
test.use({ allowedProblems: [/status of (404|409|415|500)/] });

test.describe('an APK', () => {
  test('is reported to be none, or not to be there', async ({ signedIn: page }) => {
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
    await main(page).getByRole('button', { name: /^New / }).click();
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
  await act(page, 'Delete');
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
  await act(page, 'Delete');
  await button(dialog, 'Delete').click();
  await expect(goodToast(page, 'APK deleted')).toBeVisible();
  await expect(page).toHaveURL(FILES);
  await searchBox(page).fill(app.packageName);
  await expect(main(page).getByRole('row')).toHaveCount(2);
});
