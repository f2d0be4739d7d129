import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, group, heading, main } from '../support/locators';
import { addProduct, chooseFound } from '../support/products';
import { inputOf, selectOf } from '../support/samples';
import { recordCalls, uniqueName } from '../support/stored';

const SHOP = '/en/dashboard/webshop';
test('a discount rule says what it lacks, and holds between dates or on weekdays', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Zomer');
  const calls = recordCalls(page);
  await page.goto(`${SHOP}/productrules/add`);
  await button(page, 'Save').click();
  await expect(group(page, 'Lines')).toHaveAccessibleDescription('Add at least one line');
  await expect(inputOf(main(page), 'Rule name')).toBeFocused();

  for (const [label, option] of [
    ['Category', 'All'],
    ['Discount in', 'Percent'],
    ['Nice price', 'Nearest'],
  ] as const) {
    await selectOf(main(page), label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  for (const [label, value] of [
    ['Rule name', name],
    ['Discount name', 'Summer'],
    ['Priority', '3'],
    ['Discount', '10'],
    ['Start date', '1-6-2026'],
    ['End date', '31-8-2026'],
    ['Start time', '9:00'],
    ['End time', '17:00'],
  ] as const)
    await inputOf(main(page), label).fill(value);
  await button(page, 'Add a row').click();
  const line = group(page, 'Lines, row 1');
  await selectOf(line, 'Condition').click();
  await page.getByRole('option', { name: 'Minimum amount' }).click();
  await inputOf(line, 'Value').fill('12,5');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Discount rule added')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    productCategory: 0,
    startDate: '1-6-2026',
    endDate: '31-8-2026',
    weekDays: '',
    rules: [{ ruleRelation: 'AND', ruleType: 1, ruleValue: '12.5' }],
  });
  await expect(heading(page)).toHaveText(name);

  await button(page, 'Edit').click();
  await selectOf(main(page), 'Valid').click();
  await page.getByRole('option', { name: 'On weekdays' }).click();
  await button(page, 'Save').click();
  await expect(group(page, 'Weekdays')).toHaveAccessibleDescription('Required');
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check();
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Discount rule saved')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ weekDays: '6,7', startDate: null, endDate: null });
  await expect(main(page)).toContainText('Saturday, Sunday');
  await expectAccessible(page);
});

test('what a line of a rule asks for follows its condition', async ({ signedIn: page }) => {
  const product = uniqueName('Cadeaubon');
  await addProduct(page, product);
  await page.goto(`${SHOP}/productrules/add`);
  await button(page, 'Add a row').click();
  const line = group(page, 'Lines, row 1');
  await expect(inputOf(line, 'Value')).toBeDisabled();
  await selectOf(line, 'Condition').click();
  await page.getByRole('option', { name: 'Minimum quantity' }).click();
  await inputOf(line, 'Value').fill('3');
  await selectOf(line, 'Condition').click();
  await page.getByRole('option', { name: 'Product', exact: true }).click();
  await expect(selectOf(line, 'Value')).toHaveValue('');
  await chooseFound(page, 'Value', product);
  await expect(selectOf(line, 'Value')).toHaveValue(product);
});
