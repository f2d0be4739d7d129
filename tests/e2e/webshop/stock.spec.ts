import { expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, goodToast, main, searchBox } from '../support/locators';
import { call, recordCalls } from '../support/stored';

interface StockRow {
  readonly id: number;
  readonly productId: number;
  readonly variantId: number;
  readonly productTitle: string;
  readonly variantTitle: string;
  readonly sku: string;
}

test('stock is entered in its row with keys alone, what is low stands out, and one character finds nothing', async ({
  signedIn: page,
}) => {
  const { results } = await call(page, 'GET', 'webshop/productstock?page=1&maxrowcount=1');
  const [first] = results as StockRow[];
  if (!first) throw new Error('The demo has no stock.');
  const { productId, variantId, sku } = first;
  const calls = recordCalls(page);
  await page.goto('/en/dashboard/webshop/stock');
  await searchBox(page).fill('q');
  await expect(badToast(page, 'At least 2 characters!')).toBeVisible();
  await searchBox(page).fill(sku);
  const row = main(page).locator('tbody').getByRole('row');
  await expect(row).toHaveCount(1);
  const entry = row.getByRole('textbox');
  await entry.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(goodToast(page, 'Stock saved')).toBeVisible();
  await expect(row).toContainText('Low');
  await expectAccessibleInBothSchemes(page);
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'webshop/productstock',
      body: { function: 'updateStock', productId, variantId, stock: 3 },
    },
  ]);
  // Rows lead nowhere: there is no page of a variation's stock.
  await expect(row.getByRole('link')).toHaveCount(0);
});

test('a card on a phone says once what is entered in it', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/dashboard/webshop/stock');
  const card = main(page).getByRole('listitem').first();
  await expect(card.getByRole('textbox', { name: /^In stock/ })).toBeVisible();
  await expect(card).not.toContainText(/\d in stock/);
});
