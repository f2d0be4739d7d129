import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { act, badToast, button, group, heading, main } from '../support/locators';

test('an integration is opened from the overview, changed, and keeps its secret', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/integrations');
  const shops = page.getByRole('region', { name: 'Web shops' });
  const card = shops.getByRole('listitem').filter({ hasText: 'Lightspeed eCom' });
  await expect(card).toContainText('Off');
  await expect(card).not.toContainText('Filled in');
  await card.getByRole('link', { name: 'Lightspeed eCom' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Lightspeed eCom');
  await expect(page).toHaveURL(/\/en\/dashboard\/integrations\/lightspeedecom$/);
  const where = page.getByRole('navigation', { name: 'Where you are' });
  await expect(where).toHaveText(/Organisation.*Integrations.*Lightspeed eCom/);
  const shown = page.getByRole('group', { name: 'API key' });
  await expect(shown).toHaveText('API keylse********');

  await button(page, 'Edit').click();
  await expectAccessibleInBothSchemes(page);
  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page
      .getByRole('switch', { name: 'Active' })
      .press('Space')
      .then(() => page.keyboard.press('Control+s')),
  ]);
  expect(saved.postDataJSON()).toEqual({
    id: 1,
    name: 'Lightspeed eCom',
    description: 'Oude webshop, alleen nog voor servicecontracten.',
    active: 1,
    options: { apikey: 'lse********', secret: 'lss********' },
  });
  await expect(button(page, 'Edit')).toBeVisible();

  // What is typed takes the place of all of the mask.
  await button(page, 'Edit').click();
  // A textbox: while the form is on its way, the text that is read has the same label.
  const key = main(page).getByRole('textbox', { name: 'API key' });
  await key.focus();
  await page.keyboard.type('nieuwe-sleutel');
  await page.keyboard.press('Control+s');
  await expect(shown).toHaveText('API keynie********');
  await where.getByRole('link', { name: 'Integrations' }).click();
  await expect(card).toContainText('Active');
});

test('a shop is connected, and one of its locations is chosen', async ({ signedIn: page }) => {
  await page.goto('/nl/dashboard/integrations/shopify');
  await act(page, 'Locaties ophalen');
  await expect(badToast(page, 'Vul eerst token en shop domein in')).toBeVisible();

  await button(page, 'Bewerken').click();
  await main(page)
    .getByRole('textbox', { name: 'Toegangstoken van de Admin-API' })
    .fill('shpat_proef');
  const domain = main(page).getByRole('textbox', { name: 'Shopdomein' });
  await domain.fill('winkel.kompas.test');
  const tip = page.getByText('Tip: gebruik je myshopify-domein (bijv. mijnwinkel.myshopify.com)');
  await expect(tip).toBeVisible();
  await domain.fill('kompas.myshopify.com');
  await expect(tip).toHaveCount(0);
  await expect(page.getByRole('note')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Bewerken')).toBeVisible();

  await act(page, 'Locaties ophalen');
  await expect(page.getByRole('status').getByText('Locaties opgehaald (3)')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Warehouse' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Garden centre' }).check();
  await button(dialog, 'Kiezen').click();
  await expect(group(page, 'Voorraadlocatie')).toHaveText('VoorraadlocatieGarden centre');
  // While it fades, keys are still its own; and the form may still be on its way.
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Opslaan')).toBeEnabled();
  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.keyboard.press('Control+s'),
  ]);
  expect(saved.postDataJSON().options).toEqual({
    admin_api_access_token: 'shp********',
    shop_domain: 'kompas.myshopify.com',
    default_locale: 'NL-nl',
    inventory_location_id: 'gid://shopify/Location/72051331',
    inventory_location_name: 'Garden centre',
  });
  await expect(button(page, 'Bewerken')).toBeVisible();
});

test('a prompt is tried, and its answer shown', async ({ signedIn: page }) => {
  await page.goto('/en/dashboard/integrations/chatgpt');
  await button(page, 'Test with a prompt').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.press('Control+Enter');
  await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveAccessibleDescription(
    'Enter a prompt first',
  );
  await page.keyboard.type('Name a mug');
  await button(dialog, 'Test with a prompt').click();
  await expect(dialog.getByText('ChatGPT (simulated): Name a mug')).toBeVisible();
  await expect(button(dialog, 'Close')).toBeFocused();
});
