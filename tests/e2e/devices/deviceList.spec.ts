import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { askAnew, expect, test } from '../support/fixtures';
import { button, filterPill, fromMenu, main, searchBox } from '../support/locators';
import { call } from '../support/stored';

const DEVICES = '/en/dashboard/devices';
const DAY = 86_400_000;

interface WireDevice {
  id: number;
  deviceName: string;
  active: number;
  lastAccessTime: string | null;
}

const devicesOf = async (page: Page): Promise<readonly WireDevice[]> =>
  (await call(page, 'GET', 'devices?page=1&maxrowcount=1000')).results as WireDevice[];

const rows = (page: Page) => main(page).getByRole('row');
const names = (page: Page) =>
  main(page).locator('tbody td:nth-child(2)').getByRole('link').allTextContents();
/** Which of all rows are on screen. */
const range = (page: Page) => main(page).getByRole('status').filter({ hasText: '–' });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** The queries that the list sends from now on. */
const recordQueries = async (page: Page): Promise<readonly URLSearchParams[]> => {
  await askAnew(page);
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isOfRows = pathname === '/internal/v1/devices' && !searchParams.has('summary');
    if (isOfRows) queries.push(searchParams);
  });
  return queries;
};

test('is paged, in the address too', { tag: '@smoke' }, async ({ signedIn: page }) => {
  const total = (await devicesOf(page)).length;
  const queries = await recordQueries(page);
  await page.goto(DEVICES);
  await expect(rows(page)).toHaveCount(21);
  await expect(range(page)).toHaveText(`1–20 of ${total}`);
  const first = await names(page);
  await main(page).getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toHaveText(`21–40 of ${total}`);
  await expect(page).toHaveURL(/[?&]page=2/);
  const again = async () => (await names(page)).filter((name) => first.includes(name));
  await expect.poll(again).toEqual([]);
  const second = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(second);
  await page.getByRole('row').nth(3).getByRole('link').first().click();
  await expect(page).toHaveURL(/devices\/\d+$/);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(second);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
  expect(queries[0]?.toString()).toBe('withVersions=1&withEmpty=1&page=1&maxrowcount=20');
});

test('is put in the order of a column', { tag: '@smoke' }, async ({ signedIn: page }) => {
  const all = (await devicesOf(page)).map(({ deviceName }) => deviceName);
  const { compare } = new Intl.Collator('nl', { numeric: true });
  const ordered = all.toSorted(compare);
  const queries = await recordQueries(page);
  await page.goto(DEVICES);
  await button(header(page, 'Name'), 'Name').click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => names(page)).toEqual(ordered.slice(0, 20));
  await button(header(page, 'Name'), 'Name').click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await names(page))[0]).toBe(ordered.at(-1));
  await page.reload();
  await expect.poll(async () => (await names(page))[0]).toBe(ordered.at(-1));
  await expect(header(page, 'State').getByRole('button')).toHaveCount(0);
  expect(queries.at(-1)?.toString()).toContain('sort=deviceName&order=desc');
});

test('is searched from 2 characters, 65 ms after the last key', async ({
  signedIn: page,
  clock,
}) => {
  const queries = await recordQueries(page);
  const searches = () => queries.flatMap((query) => query.get('filter') ?? []);
  await clock.install();
  await page.goto(DEVICES);
  await expect(rows(page)).toHaveCount(21);
  await clock.pauseAt(Date.now() + 60_000);
  await searchBox(page).press('m');
  await clock.runFor(1000);
  expect(searches()).toEqual([]);
  for (const key of ['e', 'n', 'u']) {
    await searchBox(page).press(key);
    await clock.runFor(64);
  }
  expect(searches()).toEqual([]);
  await clock.runFor(1);
  await clock.resume();
  await expect(page).toHaveURL(/menu/);
  await expect(rows(page).nth(1)).toContainText('Menubord');
  expect(searches()).toEqual(['menu']);
  expect(queries.at(-1)?.has('page')).toBe(false);
  await expect(main(page).getByRole('button', { name: 'Next page' })).toHaveCount(0);
});

test('keeps the choice of columns', async ({ signedIn: page }) => {
  await page.goto(DEVICES);
  await expect(header(page, 'Device group')).toBeVisible();
  await fromMenu(page, 'Columns');
  await page.getByRole('menuitemcheckbox', { name: 'Device group' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(header(page, 'State')).toBeVisible();
  await expect(header(page, 'Device group')).toHaveCount(0);
  await fromMenu(page, 'Columns');
  const group = page.getByRole('menuitemcheckbox', { name: 'Device group' });
  await expect(group).not.toBeChecked();
  await group.click();
  await page.keyboard.press('Escape');
  await expect(header(page, 'Device group')).toBeVisible();
});

test('has a tab for each state, with how many devices are in it', async ({ signedIn: page }) => {
  const total = (await devicesOf(page)).length;
  const off = await call(page, 'GET', 'devices?state=0&page=1&maxrowcount=1');
  await page.goto(DEVICES);
  await expect(main(page).getByRole('button', { name: `All ${total}`, exact: true })).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Off ${off.totalRowCount}`, exact: true })
    .click();
  await expect(page).toHaveURL(/state%22%3A0/);
  await expect(range(page)).toContainText(`of ${off.totalRowCount}`);
  await expect(rows(page).nth(1)).toContainText('Off');
  await main(page)
    .getByRole('button', { name: `All ${total}`, exact: true })
    .click();
  await expect(range(page)).toContainText(`of ${total}`);
});

test('is narrowed by keys, and neither a filter, a tick nor a page moves its rows', async ({
  signedIn: page,
}) => {
  await page.goto(DEVICES);
  await expect(rows(page)).toHaveCount(21);
  const top = async () => (await rows(page).nth(1).boundingBox())?.y;
  const before = await top();
  await button(main(page), 'Add filter').click();
  await page.getByRole('menuitem', { name: 'Active', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Yes', exact: true }).press('Enter');
  await expect(page).toHaveURL(/active%22%3Atrue/);
  await expect(filterPill(page, 'Active')).toHaveText('Active: Yes');
  await expect(filterPill(page, 'Active')).toBeFocused();
  expect(await top()).toBe(before);
  await rows(page).nth(1).getByRole('checkbox').check();
  await expect(main(page).getByText('1 row selected')).toBeVisible();
  expect(await top()).toBe(before);
  await button(main(page), 'Remove filter: Active').press('Enter');
  await main(page).getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toContainText('21–40');
  expect(await top()).toBe(before);
});

test('hands over all rows as CSV', async ({ signedIn: page }) => {
  const all = await devicesOf(page);
  await page.goto(DEVICES);
  await expect(rows(page)).toHaveCount(21);
  const downloading = page.waitForEvent('download');
  await fromMenu(page, 'Export all as CSV');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('devices-list.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head, ...lines] = text.slice(1).split('\r\n');
  expect(head).toBe('Name,Device group,Location,State,Last access,Serial number,id');
  expect(lines).toHaveLength(all.length);
  expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual(
    all.map(({ deviceName }) => deviceName).toSorted(),
  );
});

test('shows state 2 for an active device that was silent for more than 7 days', async ({
  signedIn: page,
  clock,
}) => {
  // The server draws what its own clock makes of them.
  await askAnew(page);
  const all = await devicesOf(page);
  const active = all.find(({ active, lastAccessTime }) => active && lastAccessTime);
  const off = all.find(({ active, lastAccessTime }) => !active && lastAccessTime);
  if (!active || !off) throw new Error('The demo lacks such devices.');
  const weekAfter = Date.parse(active.lastAccessTime ?? '') + 7 * DAY;
  for (const [now, { deviceName }, state] of [
    [weekAfter, active, 'Active'],
    [weekAfter + 1000, active, 'Not seen for 7 days'],
    [Date.parse(off.lastAccessTime ?? '') + 30 * DAY, off, 'Off'],
  ] as const) {
    await clock.setFixedTime(now);
    await page.goto(`${DEVICES}?filter=${JSON.stringify({ q: deviceName })}`);
    const row = rows(page).filter({ has: page.getByText(deviceName, { exact: true }) });
    await expect(row.getByText(state, { exact: true })).toBeVisible();
  }
});

test('reads itself again every 180 seconds', async ({ signedIn: page, clock }) => {
  const queries = await recordQueries(page);
  await clock.install();
  await page.goto(DEVICES);
  await expect(rows(page)).toHaveCount(21);
  const opened = await page.evaluate(() => Date.now());
  expect(queries).toHaveLength(1);
  await clock.pauseAt(opened + 100_000);
  await clock.runFor(60_000);
  expect(queries).toHaveLength(1);
  await clock.runFor(20_000);
  await expect.poll(() => queries.length).toBe(2);
});

test('stays on screen while the next page is read', async ({ signedIn: page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/internal\/v1\/devices\?.*\bpage=2\b/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(DEVICES);
  await expect(rows(page)).toHaveCount(21);
  const first = await names(page);
  await main(page).getByRole('button', { name: 'Next page' }).click();
  await expect(main(page).locator('[aria-busy="true"]')).toBeVisible();
  expect(await names(page)).toEqual(first);
  answer();
  await expect(range(page)).toContainText('21–40');
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await names(page)).not.toEqual(first);
});
