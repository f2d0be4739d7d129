import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { button, main, searchBox } from '../support/locators';
import { call } from '../support/stored';

// Forms, rows, links and documents: conflicts.spec.ts; calendars: blockCalendar.spec.ts. The browser logs refusals.
test.use({ allowedProblems: [/412/] });

const question = (page: Page) => page.getByRole('dialog', { name: /changed this too$/ });

test('stock that somebody else has entered meanwhile is asked about', async ({
  signedIn: page,
}) => {
  const asked = 'webshop/productstock?page=1&maxrowcount=2';
  const rows = async () =>
    (await call(page, 'GET', asked)).results as Record<string, string | number>[];
  const [, second] = await rows();
  const { productId, variantId, sku, stock } = second ?? {};
  const enter = (amount: unknown) =>
    call(page, 'POST', 'webshop/productstock', {
      ...{ function: 'updateStock', productId, variantId, stock: amount },
    });
  await page.goto('/en/dashboard/webshop/stock');
  await searchBox(page).fill(String(sku));
  const row = main(page).locator('tbody').getByRole('row');
  await expect(row).toHaveCount(1);
  await enter(41);
  await row.getByRole('textbox').fill('42');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  expect((await rows())[1]?.stock).toBe(41);
  await question(page)
    .getByRole('radio', { name: /^Yours/ })
    .check();
  await button(question(page), 'Save').click();
  await expect.poll(async () => (await rows())[1]?.stock).toBe(42);
  await enter(stock);
});
