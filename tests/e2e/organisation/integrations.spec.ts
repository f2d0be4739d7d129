import { expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, heading, main } from '../support/locators';

test('an integration is opened from the overview, changed, and keeps its secret', async ({
  signedIn: page,
}) => {
  await page.goto('/en/dashboard/integrations');
  const shops = page.getByRole('region', { name: 'Web shops' });
  const card = shops.getByRole('listitem').filter({ hasText: 'Lightspeed eCom' });
  await expect(card).toContainText('Connected');
  await expect(card).toContainText('Off');
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
  const key = main(page).getByLabel('API key');
  await key.focus();
  await page.keyboard.type('nieuwe-sleutel');
  await page.keyboard.press('Control+s');
  await expect(shown).toHaveText('API keynie********');
  await where.getByRole('link', { name: 'Integrations' }).click();
  await expect(card).toContainText('Active');
});
