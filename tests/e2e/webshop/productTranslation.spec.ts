import { expect, test } from '../support/fixtures';
import { badToast, button, goodToast } from '../support/locators';
import { addProduct, PRODUCTS, titlesOf } from '../support/products';
import { inputOf } from '../support/samples';
import { stored } from '../support/stored';

test('the other languages are translated into the form, and stored with the product', async ({
  signedIn: page,
}) => {
  const { id, title, path } = await addProduct(page);
  await page.goto(`${PRODUCTS}/${id}?edit=true&tab=texts`);
  await inputOf(page, 'Long title').first().fill('Warm');
  await button(page, 'Translate all from Dutch').click();
  await expect(goodToast(page, 'Translated (simulated: no text left this server)')).toBeVisible();
  await expect(inputOf(page, 'Long title').last()).toHaveValue('Warm [EN]');
  expect(await stored(page, path)).toMatchObject({ languages: titlesOf(title) });
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Product saved')).toBeVisible();
  expect(await stored(page, path)).toMatchObject({
    languages: [
      { title, longTitle: 'Warm' },
      { title: `${title} [EN]`, longTitle: 'Warm [EN]' },
      { title: `${title} [DE]`, longTitle: 'Warm [DE]' },
      { title: `${title} [FR]`, longTitle: 'Warm [FR]' },
    ],
  });
});

test.describe('a translation that is refused', () => {
  test.use({ allowedProblems: [/status of 500/] });

  test('changes nothing', async ({ signedIn: page }) => {
    const { id } = await addProduct(page);
    await page.goto(`${PRODUCTS}/${id}?edit=true&tab=texts`);
    await page.route('**/webshop/products/*', async (route) => {
      if (!route.request().postData()?.includes('translateProduct')) return route.fallback();
      return route.fulfill({
        status: 500,
        json: { status: false, status_message: 'No translator' },
      });
    });
    await inputOf(page, 'Long title').first().fill('Warm');
    await button(page, 'Translate all from Dutch').click();
    await expect(badToast(page, 'No translator')).toBeVisible();
    await expect(inputOf(page, 'Long title').first()).toHaveValue('Warm');
    await expect(inputOf(page, 'Long title').last()).toHaveValue('');
    await expect(button(page, 'Translate all from Dutch')).toBeEnabled();
  });
});
