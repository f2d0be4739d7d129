import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import { linkFound, openLinkable } from '../support/links';
import { assignedTo, button, goodToast, group, heading, main, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, call, recordCalls, stored, uniqueName } from '../support/stored';

const GROUPS = '/en/dashboard/devicegroups';
const APPROVALS = '/en/dashboard/deviceapprovals';

test.describe('a device group', () => {
  test('has a passcode from the start, which is shown when asked for', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Schermen');
    const calls = recordCalls(page);
    await page.goto(`${GROUPS}/add`);
    const passcode = main(page).getByLabel(/^Passcode/);
    await expect(passcode).toHaveAttribute('type', 'password');
    await button(page, 'Show').click();
    await expect(passcode).toHaveAttribute('type', 'text');
    const given = await passcode.inputValue();
    expect(given).not.toBe('');
    await inputOf(main(page), 'Name').fill(name);
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/devicegroups\/\d+$/);
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: 'devicegroups/add',
        body: { name, description: '', passcode: given, autoAdd: 0 },
      },
    ]);
    await expect(group(page, 'Passcode')).not.toContainText(given);
    await button(page, 'Show').click();
    await expect(group(page, 'Passcode')).toContainText(given);
  });

  test('gets devices and loses them', async ({ signedIn: page }) => {
    const id = await addRecord(page, 'devicegroups', { name: uniqueName('Zuilen') });
    const { deviceName } = await stored(page, 'devices/31');
    const name = String(deviceName);
    const before = uniqueName('Eerder');
    const from = await addRecord(page, 'devicegroups', { name: before });
    await call(page, 'POST', `devicegroups/${from}`, { function: 'addDevice', deviceId: 31 });
    const calls = recordCalls(page);
    await page.goto(`${GROUPS}/${id}`);
    await tab(page, 'Devices').click();
    const assigned = assignedTo(page);
    await expect(assigned).toContainText('None linked.');
    await linkFound(page, name);
    await expect(goodToast(page, 'Device linked')).toBeVisible();
    await expect(
      page.getByText(`Device linked: ${name} is linked here, and no longer to ${before}.`),
    ).toBeVisible();
    await assigned.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await page.goBack();
    await button(assigned, `Remove ${name}`).click();
    await expect(goodToast(page, 'Device unlinked')).toBeVisible();
    await expect(assigned).toContainText('No longer linked');
    await page.mouse.move(0, 0);
    await expect(assigned).toContainText('None linked.');
    const path = `devicegroups/${id}`;
    const changes = calls.filter(({ body }) => JSON.stringify(body).includes('deviceId'));
    expect(changes).toEqual([
      { method: 'POST', path, body: { function: 'addDevice', deviceId: 31 } },
      { method: 'POST', path, body: { function: 'deleteDevice', deviceId: 31 } },
    ]);
  });
});

test('several devices are ticked by keys alone, and linked together', async ({
  signedIn: page,
}) => {
  const id = await addRecord(page, 'devicegroups', { name: uniqueName('Rij') });
  await page.goto(`${GROUPS}/${id}`);
  await tab(page, 'Devices').click();
  const assigned = assignedTo(page);
  const available = await openLinkable(page);
  await expect(available.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('KK-003');
  await expect(available.getByRole('option')).toHaveCount(10);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('ArrowDown');
  // Beside one that is ticked.
  await page.keyboard.press('Enter');
  await expect(available.getByRole('option', { selected: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(available).toHaveCount(0);
  // What was ticked waits for who comes back.
  await openLinkable(page);
  await expect(button(available, 'Add 2')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(assigned.getByRole('listitem')).toHaveCount(2);
  await expect(available).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(assigned).toContainText('None linked.');
  await expect(goodToast(page, 'It is as it was before')).toBeVisible();
  await call(page, 'DELETE', `devicegroups/${id}`);
});

test.describe('device approvals', () => {
  /** A waiting device: its number and its name. */
  const waiting = async (page: Page, index: number) => {
    const { results } = await call(page, 'GET', 'device/approvals?page=1&maxrowcount=20');
    const found = (results as { deviceId: number; deviceName: string }[]).at(index);
    if (!found) throw new Error('No device waits for approval.');
    return found;
  };

  test('let a device in', async ({ signedIn: page }) => {
    const { deviceId, deviceName } = await waiting(page, 0);
    const calls = recordCalls(page);
    await page.goto(APPROVALS);
    const row = page.getByRole('row').filter({ hasText: deviceName });
    await button(row, `Approve: ${deviceName}`).click();
    const dialog = page.getByRole('dialog', { name: 'Approve' });
    await expect(inputOf(dialog, 'Name')).toHaveValue(deviceName);
    const name = uniqueName('Zuil');
    await inputOf(dialog, 'Name').fill(name);
    await button(dialog, 'Approve').click();
    await expect(page.getByRole('status').getByText(`${name} approved`)).toBeVisible();
    await expect(row).toHaveCount(0);
    const body = { function: 'approve', deviceId, deviceName: name, deviceGroupId: null };
    expect(calls).toEqual([{ method: 'POST', path: 'device/approvals', body }]);
    await button(page, 'Open').click();
    await expect(heading(page)).toHaveText(name);
    await expect(group(page, 'Active')).toHaveText('ActiveYes');
  });

  test('keep a device out, after a question', async ({ signedIn: page }) => {
    const { deviceId, deviceName } = await waiting(page, -1);
    const calls = recordCalls(page);
    await page.goto(APPROVALS);
    const row = page.getByRole('row').filter({ hasText: deviceName });
    await button(row, `Disapprove: ${deviceName}`).click();
    const question = page.getByRole('dialog', { name: `Disapprove ${deviceName}?` });
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    await expect(row).toBeVisible();
    expect(calls).toEqual([]);
    await button(row, `Disapprove: ${deviceName}`).click();
    await button(question, 'Disapprove').click();
    await expect(goodToast(page, `${deviceName} disapproved`)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(calls).toEqual([
      { method: 'POST', path: 'device/approvals', body: { function: 'disApprove', deviceId } },
    ]);
    expect(await stored(page, `devices/${deviceId}`)).toMatchObject({ active: 0 });
    await page.getByRole('switch', { name: 'Disapproved devices' }).click();
    await button(row, `Have it wait again: ${deviceName}`).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('switch', { name: 'Disapproved devices' }).click();
    await expect(row).toBeVisible();
  });
});

test('application logs come 40 to a page, the newest first, and lead to their devices alone', async ({
  signedIn: page,
}) => {
  await askAnew(page);
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/internal/v1/applicationlogs') queries.push(searchParams.toString());
  });
  await page.goto('/en/dashboard/applicationlogs');
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveCount(41);
  await expect(main(page).getByText(/^1–40 of /)).toBeVisible();
  // Besides, it asks for figures about all of them.
  const asked = queries.filter((query) => !query.startsWith('summary=1&'));
  expect(asked).toEqual(['withEmpty=1&page=1&maxrowcount=40&sort=date&order=desc']);
  const { results } = await call(page, 'GET', 'applicationlogs?page=1&maxrowcount=1000');
  const dates = (results as { date: string }[]).map(({ date }) => date).toSorted();
  const newest = await call(page, 'GET', `applicationlogs?${asked[0]}`);
  expect((newest.results as { date: string }[])[0]?.date).toBe(dates.at(-1));
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await rows.nth(1).getByRole('cell').first().click();
  await expect(page).toHaveURL(/\/applicationlogs$/);
  await main(page).getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/devices\/\d+$/);
  await page.goBack();
  await expect(main(page).getByRole('link', { name: /^New / })).toHaveCount(0);
});
