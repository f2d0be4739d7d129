import { expectAccessibleInBothSchemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { badToast, goodToast, heading, main, tab } from '../support/locators';
import { inputOf } from '../support/samples';
import { recordCalls, stored } from '../support/stored';

const PATH = 'webshop/webshopconfiguration';
const REQUIRED = 'URL is verplicht wanneer de URL-knop is ingeschakeld.';

test('the URL button of a shop asks for its link, and the last language can’t be taken away', async ({
  signedIn: page,
}) => {
  const before = await stored(page, PATH);
  await page.goto('/nl/dashboard/webshop/webshopconfiguration?edit=true');
  await expect(page).toHaveURL(/\/nl\/dashboard\/webshop\/configuration\?edit=true/);
  await expect(heading(page)).toHaveText('Winkelconfiguratie');
  await tab(page, 'Kiosk en app').click();
  const link = inputOf(main(page), 'Link van de URL-knop');
  await link.fill('   ');
  await expectAccessibleInBothSchemes(page);

  await tab(page, 'Talen').click();
  const language = (name: string) => main(page).getByRole('checkbox', { name, exact: true });
  for (const name of ['Engels', 'Duits', 'Frans']) await language(name).uncheck();
  await language('Nederlands').press('Space');
  await expect(language('Nederlands')).toBeChecked();
  for (const name of ['Engels', 'Duits', 'Frans']) await language(name).check();

  await page.keyboard.press('Control+s');
  await expect(badToast(page, REQUIRED)).toBeVisible();
  await expect(link).toBeFocused();
  const calls = recordCalls(page);
  await link.fill('https://kompas.test/hulp');
  await page.keyboard.press('Control+s');
  await expect(goodToast(page, 'Winkelconfiguratie opgeslagen')).toBeVisible();
  const { generic, languages, kioskId } = before;
  expect(calls).toEqual([
    { method: 'PUT', path: PATH, body: expect.objectContaining({ languages, kioskId }) },
  ]);
  expect(await stored(page, PATH)).toMatchObject({
    languages,
    generic: {
      ...Object(generic),
      languagesApp: ['NL-nl'],
      urlButtonLink: 'https://kompas.test/hulp',
    },
  });
});
