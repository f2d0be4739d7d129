import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, main, seenIn, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { call, stored, uniqueName } from '../support/stored';

const editor = (page: Page) => main(page).locator('.cm-content');

test.describe('a price sheet', () => {
  test.use({ allowedProblems: [/Failed to load resource|nothing was saved|Unreachable|fetch/i] });

  test('is written beside a picture with real prices, by keyboard, and saved as a form', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Kaart');
    const { results } = await call(page, 'GET', 'webshop/productcategories?page=1&maxrowcount=1');
    const [category] = results as { id: number; title: string }[];
    const path = `webshop/productcategories/${category?.id}`;
    const products = (await call(page, 'POST', path, { function: 'categoryFilter' })).results as {
      title: string;
      active: number;
    }[];
    const sold = products.find(({ active }) => active === 1);
    if (!category || !sold) throw new Error('The demo has too few products.');

    await page.goto('/en/dashboard/digitalsignage/pricesheets/detail/add');
    await inputOf(main(page), 'Name').fill(name);
    await expect(seenIn(page).locator('h1')).toHaveText(name);
    const categories = page.getByRole('combobox', { name: 'Product categories' });
    await categories.fill(category.title);
    await page.getByRole('option', { name: category.title, exact: true }).click();
    await expect(main(page).locator('.MuiChip-root')).toHaveText([category.title]);
    await expect(seenIn(page).locator('li', { hasText: sold.title })).toContainText('€');

    await tab(page, 'CSS').click();
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('h1 { color: rgb(1, 2, 3) }');
    await expect(seenIn(page).locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();

    await tab(page, 'JavaScript').click();
    await button(page, 'Full screen: JavaScript').press('Enter');
    const whole = page.getByRole('dialog', { name: 'JavaScript' });
    await expect(whole.locator('.cm-content')).toBeFocused();
    await whole.locator('.cm-content').fill("document.querySelector('h1').textContent = 'Nieuw';");
    await expectAccessible(page);
    await button(whole, 'Close').press('Escape');
    await expect(seenIn(page).locator('h1')).toHaveText('Nieuw');
    await button(page, 'Full screen: JavaScript').press('Enter');
    await expect(whole.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(/detail\/\d+$/);
    const own = new URL(page.url()).pathname.replace(/.*detail/, 'digitalsignage/pricesheets');
    expect(await stored(page, own)).toMatchObject({
      name,
      categories: [{ id: category.id, title: category.title }],
      templateHtmlContent: '<h1></h1><div></div>',
      templateJavaScript: "document.querySelector('h1').textContent = 'Nieuw';",
    });

    await button(page, 'Edit').click();
    await tab(page, 'HTML').click();
    await button(page, 'HTML source').click();
    await editor(page).fill('<h1>Prijzen</h1><table><tr><td>Thee</td></tr></table>');
    await expect(seenIn(page).locator('body')).toContainText('Thee');
    await expect(main(page).getByRole('status').filter({ hasText: 'Not kept' })).toHaveText(
      /<table>, <tr>, <td>\.$/,
    );
    await button(page, 'HTML source').focus();
    await expectAccessible(page);
    await page.route('**/digitalsignage/pricesheets/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await button(page, 'Save').click();
    await expect(main(page).getByRole('alert').first()).toBeVisible();
    await expect(page.locator('[role="alert"]:not(main *)').filter({ hasText: /\S/ })).toHaveCount(
      0,
    );
    await page.unrouteAll();
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Price sheet saved')).toBeVisible();
    expect((await stored(page, own)).templateHtmlContent).toBe('<h1>Prijzen</h1>Thee');
    await button(page, 'Full screen').click();
    await expect(seenIn(page, '[role="dialog"] iframe').locator('h1')).toHaveText('Nieuw');
    await call(page, 'DELETE', own);
  });
});
