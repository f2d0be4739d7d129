import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { act, button, group, heading, main } from '../support/locators';
import { inputOf, selectOf } from '../support/samples';

test('a machine for cash is asked how it is and what it holds', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/webshop/moneymachines/add');
  await inputOf(main(page), 'Name').fill('Proef');
  await inputOf(main(page), 'IP address').fill('10.9.9.252');
  await inputOf(main(page), 'Port').fill('8443');
  await main(page).getByLabel('API key').fill('sleutel');
  await page.keyboard.press('Control+s');
  await expect(heading(page)).toHaveText('Proef');
  await expect(group(page, 'API key')).toHaveText('API keysle********');
  await expect(group(page, 'Port')).toHaveText('Port8443');
  await button(page, 'Check status').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('StateFull');
  await expect(dialog).toContainText('it has to be emptied');
  await expect(button(dialog, 'Copy State')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await act(page, 'Inventory');
  const fifty = dialog.getByRole('row').filter({ hasText: '50.00' });
  await expect(fifty.first()).toContainText('32');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a payment of a cent is tried at a PIN terminal', async ({ signedIn: page }) => {
  await page.goto('/nl/dashboard/webshop/pinterminals');
  await main(page).getByRole('row').nth(1).getByRole('link').first().click();
  await act(page, 'Proefbetaling');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('een betaling van € 0,01');
  await button(dialog, 'Proefbetaling').press('Enter');
  await expect(dialog).toContainText(/Transactie.*simulated-trial-/);
});

test('a payment provider asks for the keys of its service alone', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/webshop/paymentproviders/add');
  const provider = selectOf(main(page), 'Provider');
  const choose = async (name: string) => {
    await provider.press('Enter');
    await page.getByRole('option', { name, exact: true }).press('Enter');
  };
  await choose('Viva');
  await expect(inputOf(main(page), 'ISV client id')).toBeVisible();
  await expect(inputOf(main(page), 'API code')).toHaveCount(0);
  await choose('Pay.nl');
  await expect(inputOf(main(page), 'ISV client id')).toHaveCount(0);
  await button(page, 'Save').press('Enter');
  for (const name of ['API code', 'Service id', 'API token'])
    await expect(main(page).getByLabel(name).first()).toHaveAttribute('aria-invalid', 'true');
});
