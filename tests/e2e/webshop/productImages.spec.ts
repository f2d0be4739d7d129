import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, button, main } from '../support/locators';
import { addProduct, PRODUCTS } from '../support/products';
import { stored } from '../support/stored';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

test('images are uploaded together, put in order by the keyboard, and deleted', {
  tag: '@smoke',
}, async ({ signedIn: page }) => {
  const { id, path } = await addProduct(page);
  await page.goto(`${PRODUCTS}/${id}?tab=images`);
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles([picture('voor.png'), picture('achter.png')]);
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveText(['voor.png', 'achter.png']);
  await expect(page.getByRole('img', { name: 'Image 1: voor.png' })).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Move achter.png up').click();
  await expect(rows).toHaveText(['achter.png', 'voor.png']);
  expect(await stored(page, path)).toMatchObject({
    images: [
      { fileName: 'achter.png', order: 1 },
      { fileName: 'voor.png', order: 2 },
    ],
  });
  await button(page, 'Delete voor.png').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(rows).toHaveText(['achter.png']);
});

test.describe('an upload whose answer can’t be read', () => {
  test.use({ allowedProblems: [/unreadable/] });

  test('is reported, and tried again', async ({ signedIn: page }) => {
    const { id } = await addProduct(page);
    await page.goto(`${PRODUCTS}/${id}?tab=images`);
    await page.route('**/imageupload/*', (route) => route.fulfill({ body: '<html>' }), {
      times: 1,
    });
    await main(page)
      .locator('input[type="file"]')
      .setInputFiles([picture('voor.png')]);
    await expect(badToast(page, 'Error processing upload response')).toBeVisible();
    await button(main(page), 'Try again').click();
    await expect(main(page).getByRole('row')).toHaveText(['voor.png']);
  });
});
