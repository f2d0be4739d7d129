import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { askAnew, expect, test } from '../support/fixtures';
import {
  badToast,
  button,
  goodToast,
  group,
  heading,
  main,
  searchBox,
  wrongFields,
} from '../support/locators';
import { inputOf } from '../support/samples';
import { addRecord, recordCalls, uniqueName } from '../support/stored';

const TAGS = '/en/dashboard/webshop/producttags';

const languages = ['Dutch', 'English', 'German', 'French'] as const;

/** Names in all languages that no other tag of the run has. */
const tagOf = (name: string) => {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return Object.fromEntries(
    ['nl', 'en', 'de', 'fr'].map((language) => [
      language,
      { name: `${name} ${language}`, slug: `${slug}-${language}` },
    ]),
  );
};

const addTag = (page: Page, name: string, more: object = {}) =>
  addRecord(page, 'webshop/productTag', { translations: JSON.stringify(tagOf(name)), ...more });

test.describe('a product tag', () => {
  const panel = (page: Page) => main(page).getByRole('tabpanel');
  const language = (page: Page, name: string) =>
    main(page).getByRole('tab', { name: new RegExp(`^${name}`) });

  test('gets its slugs from its names, until one is written by hand', async ({
    signedIn: page,
  }) => {
    const name = uniqueName('Crème brûlée');
    const end = name.split(' ').at(-1);
    const calls = recordCalls(page);
    await page.goto(`${TAGS}/add`);
    await button(page, 'Save').click();
    await expect(badToast(page, 'Fill in name and slug for all available languages')).toBeVisible();
    for (const each of languages) {
      await language(page, each).click();
      await inputOf(panel(page), 'Name').fill(name);
      await expect(inputOf(panel(page), 'Slug')).toHaveValue(`creme-brulee-${end}`);
      if (each === 'French') continue;
      await inputOf(panel(page), 'Slug').fill(`own-${end}`);
      await inputOf(panel(page), 'Name').fill(`${name} ${each}`);
      await expect(inputOf(panel(page), 'Slug')).toHaveValue(`own-${end}`);
    }
    await inputOf(panel(page), 'Slug').fill('Élan vital');
    await button(page, 'Save').click();
    const wrong = 'Invalid slug for FR (only letters, digits and hyphens)';
    await expect(badToast(page, wrong)).toBeVisible();
    await expect(inputOf(panel(page), 'Slug')).toHaveAccessibleDescription(wrong);
    await inputOf(panel(page), 'Slug').clear();
    await button(page, 'Save').click();
    await expect(
      badToast(page, 'Name and slug are required for all languages. Missing for: FR'),
    ).toBeVisible();
    await expectAccessible(page);
    await inputOf(panel(page), 'Slug').fill(`elan-${end}`);

    const colour = inputOf(main(page), 'Colour');
    await expect(colour).toHaveValue('#df9324');
    await colour.fill('12345');
    await button(page, 'Save').click();
    await expect(wrongFields(page)).toContainText('Colour');
    await button(main(page), 'Purple').click();
    await expect(colour).toHaveValue('#9333ea');
    await colour.fill('abc');
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Product tag added')).toBeVisible();
    await expect(page).toHaveURL(/producttags\/\d+$/);
    await expect(heading(page)).toHaveText(`${name} English`);
    const saves = calls.filter(({ method }) => method === 'PUT');
    expect(saves).toEqual([
      {
        method: 'PUT',
        path: 'webshop/productTag/add',
        body: {
          color: '#abc',
          active: 1,
          description: '',
          translations: JSON.stringify({
            nl: { name: `${name} Dutch`, slug: `own-${end}` },
            en: { name: `${name} English`, slug: `own-${end}` },
            de: { name: `${name} German`, slug: `own-${end}` },
            fr: { name, slug: `elan-${end}` },
          }),
        },
      },
    ]);
  });

  test('has the name of the language that is read', async ({ signedIn: page }) => {
    const name = uniqueName('Bloesem');
    await addTag(page, name, { color: '#16a34a' });
    await page.goto(TAGS);
    await searchBox(page).fill(`${name} en`);
    await main(page)
      .getByRole('link', { name: `${name} en` })
      .click();
    await expect(heading(page)).toHaveText(`${name} en`);
    await button(page, 'Language: English, EN').click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    await expect(heading(page)).toHaveText(`${name} nl`);
    await expect(group(page, 'Kleur')).toContainText('#16a34a');
  });

  test('without a name is an unnamed tag', async ({ signedIn: page }) => {
    await askAnew(page);
    await page.route('**/internal/v1/webshop/productTag?**', (route) =>
      route.fulfill({
        json: {
          results: [
            { id: 1, color: '#000', active: 1, description: '', translations: '{}' },
            {
              id: 2,
              color: '#000',
              active: 1,
              description: '',
              translations: '{"en":{"name":" "},"fr":{"name":"Été"}}',
            },
          ],
          totalRowCount: 2,
        },
      }),
    );
    await page.goto(TAGS);
    await expect(main(page).getByRole('row').getByRole('link')).toHaveText(['Unnamed tag', 'Été']);
  });

  test('can be named in three languages while it is not known which there are', async ({
    signedIn: page,
  }) => {
    await page.route('**/internal/v1/webshop/productTag', (route) =>
      route.fulfill({ json: { success: false, message: 'Not now' } }),
    );
    await page.goto(`${TAGS}/add`);
    await expect(main(page).getByRole('tab')).toHaveText(['Dutch', 'English', 'German']);
  });

  test.describe('that is refused', () => {
    test.use({ allowedProblems: [/status of (409|500)/] });

    test('is reported to be so, with the reason if there is one', async ({ signedIn: page }) => {
      const name = uniqueName('Dubbel');
      await addTag(page, name);
      await page.goto('/nl/dashboard/webshop/producttags/add');
      for (const each of ['Nederlands', 'Engels', 'Duits', 'Frans']) {
        await language(page, each).click();
        await inputOf(panel(page), 'Naam').fill(`${name} nl`);
      }
      const slug = `${name.toLowerCase().replace(' ', '-')}-nl`;
      await button(page, 'Opslaan').click();
      const why = `Een andere tag heeft de slug “${slug}” al (NL)`;
      await expect(badToast(page, `Fout bij opslaan: ${why}`)).toBeVisible();
      await expect(inputOf(panel(page), 'Naam')).toHaveValue(`${name} nl`);

      await page.route('**/productTag/add', (route) =>
        route.fulfill({ status: 500, json: { success: false } }),
      );
      await button(page, 'Opslaan').click();
      await expect(badToast(page, 'Fout bij opslaan: Onbekende fout')).toBeVisible();
    });
  });
});
