import type { Page } from 'playwright/test';
import { expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import {
  button,
  filterPill,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  tab,
} from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { call, recordCalls, stored } from '../support/stored';

const ORDERS = '/en/dashboard/webshop/salesorders';

interface Order {
  readonly id: number;
  readonly invoiceNo: string;
  readonly created: string;
  readonly total: number;
}

const listed = async (page: Page, asked: string): Promise<readonly Order[]> =>
  (await call(page, 'GET', `webshop/orders?${asked}`)).results as Order[];

const euros = (amount: number) =>
  amount.toLocaleString('en', { style: 'currency', currency: 'EUR' });

const rows = (page: Page) => main(page).locator('tbody').getByRole('row');

test('orders are found by day and by customer, and come to what their lines do', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const [one] = await listed(page, 'page=1&maxrowcount=1&discountValue=25');
  if (!one) throw new Error('The demo has no order with a discount.');
  const day = one.created.slice(0, 10);
  const ofDay = await listed(page, `page=1&maxrowcount=20&date=${day}`);
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(20);
  await filterPill(page, 'Ordered on').click();
  const chosen = page.getByRole('dialog', { name: 'Ordered on' });
  await inputOf(chosen, 'Ordered on').fill(day.split('-').reverse().join('-'));
  await page.keyboard.press('Enter');
  await expect(chosen).toBeHidden();
  await expect(rows(page)).toHaveCount(ofDay.length);
  await expectAccessibleInBothSchemes(page);
  await searchBox(page).fill(one.invoiceNo);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(euros(one.total));
  await rows(page).getByRole('link').click();
  await expect(heading(page)).toHaveText(one.invoiceNo);
  await expect(group(main(page), 'Total')).toContainText(euros(one.total));
  await expect(group(main(page), 'Discount')).toContainText(/^Discount-/);
  await expectAccessibleInBothSchemes(page);
  await tab(page, 'Addresses').click();
  await expect(main(page)).toContainText('Delivery address');
});

test('an order’s invoice is saved, its status selected, and whether it is paid switched by a call of its own, with keys alone', async ({
  signedIn: page,
}) => {
  const [order] = await listed(page, 'page=1&maxrowcount=1&status=4');
  if (!order) throw new Error('The demo has no order that was cancelled.');
  const path = `webshop/orders/${order.id}`;
  const calls = recordCalls(page);
  await page.goto(`${ORDERS}/${order.id}`);
  await button(page, 'More').press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  // The language begins as that of the page.
  await expect(selectOf(page.getByRole('dialog'), 'Language')).toHaveText('English');
  const isSaved = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await isSaved).suggestedFilename()).toBe(`invoice-${order.invoiceNo}.pdf`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Mark as paid').focus();
  await page.keyboard.press('Enter');
  await expect(goodToast(page, 'Sales order saved')).toBeVisible();
  await expect(button(page, 'Mark as paid')).toHaveCount(0);
  await button(page, 'Edit').focus();
  await page.keyboard.press('Enter');
  await expect(selectOf(main(page), 'Status')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Ready' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Edit')).toBeVisible();
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'webshop/orders/invoice/get',
      body: { invoiceNo: order.invoiceNo, locale: 'en' },
    },
    { method: 'POST', path, body: { function: 'updateIsPaid', isPaid: 1 } },
    { method: 'PUT', path, body: { status: 2 } },
  ]);
  expect(await stored(page, path)).toMatchObject({ payed: 1, status: 2 });
});
