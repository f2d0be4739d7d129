import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, button, main, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { recordCalls } from '../support/stored';

const REPORTS = '/en/dashboard/webshop/reports';
const PATH = 'webshop/webshopreports';

test('a report is shown, refused for a period that ends before it begins, and saved, with keys alone', async ({
  signedIn: page,
}) => {
  const calls = recordCalls(page);
  await page.goto(REPORTS);
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText(', from 00:00');
  await expectAccessibleInBothSchemes(page);
  await inputOf(main(page), 'The day begins at').fill('06:30');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText(', from 06:30');
  await page.reload();
  await expect(inputOf(main(page), 'The day begins at')).toHaveValue('06:30');

  await tab(page, 'Daily').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Custom')).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('table').first()).toContainText('Total');
  await expect(main(page).locator('[data-column]').first()).toBeAttached();
  await expectAccessibleInBothSchemes(page);

  const before = calls.length;
  await inputOf(main(page), 'From').fill('');
  await button(page, 'Export as PDF').click();
  await expect(inputOf(main(page), 'From')).toHaveAttribute('aria-invalid', 'true');
  await inputOf(main(page), 'From').fill('03-03-2026');
  await inputOf(main(page), 'To').fill('02-03-2026');
  await page.keyboard.press('Enter');
  await expect(badToast(page, 'Incorrect date range')).toBeVisible();
  expect(calls.slice(before)).toEqual([]);

  await inputOf(main(page), 'From').fill('01-03-2026');
  const isCsv = page.waitForEvent('download');
  await button(page, 'Export as CSV').press('Enter');
  const csv = await isCsv;
  expect(csv.suggestedFilename()).toBe('customReport-1-3-2026-2-3-2026.csv');
  const text = await readFile(await csv.path(), 'utf8');
  expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    '\uFEFFPeriod',
    '2026-03-01',
    '2026-03-02',
    'Total',
  ]);
  const isPdf = page.waitForEvent('download');
  await button(page, 'Export as PDF').press('Enter');
  expect((await isPdf).suggestedFilename()).toBe('customReport-1-3-2026-2-3-2026.pdf');
  const asked = { date1: '1-3-2026', date2: '2-3-2026', showCash: 1, showPin: 1 };
  await button(page, 'Show').press('Enter');
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText('March 2026');
  await button(page, 'Show').press('Enter');
  await expect.poll(() => calls.length - before).toBe(4);
  expect(calls.slice(before)).toEqual(
    [0, 1, 0, 0].map((pdf) => ({
      method: 'POST',
      path: PATH,
      body: { function: 'CustomReport', ...asked, pdf },
    })),
  );
});
