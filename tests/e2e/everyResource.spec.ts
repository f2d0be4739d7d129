import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import {
  creatable,
  details,
  type Locale,
  label,
  lists,
  plural,
  routeOf,
  singular,
} from './catalogue';
import { fillSample } from './fill';
import { expect, test } from './fixtures';
import { keyOfTab, tabName } from './tabs';

const locales: readonly Locale[] = ['en', 'nl'];
const schemes = ['light', 'dark'] as const;

const openFirst = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click();
  await expect(
    page.getByRole('main').getByRole('tab').or(page.getByRole('main').getByRole('group')).first(),
  ).toBeVisible();
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const definition of lists) {
  const { name } = definition;
  test.describe(`${name}: list`, () => {
    for (const locale of locales)
      test(`opens in ${locale}, by its address and from the menu`, async ({ signedIn: page }) => {
        await page.goto(`/${locale}/dashboard/home`);
        await page
          .getByRole('navigation')
          .getByRole('link', { name: plural(locale, name), exact: true })
          .click();
        await expect(heading(page)).toHaveText(plural(locale, name));
        await expect(page).toHaveURL(new RegExp(`${routeOf(definition, locale)}$`));
        await page.goto(routeOf(definition, locale));
        await expect(heading(page)).toHaveText(plural(locale, name));
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      });

    for (const colorScheme of schemes)
      for (const width of [1280, 390])
        test(`is accessible, ${colorScheme}, ${width} wide`, async ({ signedIn: page }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 844 });
          await page.goto(routeOf(definition, 'en'));
          await expect(page.getByRole('main').getByText(/ of \d/)).toBeVisible();
          await expectAccessible(page);
        });

    test('searches from two characters, keeps its state in the address and says when nothing is found', async ({
      signedIn: page,
    }) => {
      await page.goto(routeOf(definition, 'en'));
      const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
      await search.fill('q');
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      await search.fill('qqzzqq');
      await expect(page.getByText('No results')).toBeVisible();
      await expect(page).toHaveURL(/qqzzqq/);
      await page.reload();
      await expect(page.getByText('No results')).toBeVisible();
      await expect(search).toHaveValue('qqzzqq');
    });
  });
}

for (const definition of details.filter(({ single }) => !single)) {
  const { name } = definition;
  test.describe(`${name}: record`, () => {
    for (const colorScheme of schemes)
      test(`shows every tab, accessible, ${colorScheme}`, async ({ signedIn: page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(routeOf(definition, 'en'));
        await openFirst(page);
        for (const tab of definition.detail) {
          if (definition.detail.length > 1)
            await page
              .getByRole('tab', { name: tabName('en', definition, tab), exact: true })
              .click();
          await expect(
            page.getByRole('main').locator('[aria-hidden] .MuiSkeleton-root'),
          ).toHaveCount(0);
          await expectAccessible(page);
        }
      });

    test('edits every tab of the form and gives back what was stored on cancel', async ({
      signedIn: page,
    }) => {
      await page.goto(routeOf(definition, 'nl'));
      await openFirst(page);
      const title = await heading(page).textContent();
      await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
      await expect(page).toHaveURL(/edit=true/);
      for (const tab of definition.detail) {
        if (definition.detail.length > 1)
          await page
            .getByRole('tab', { name: tabName('nl', definition, tab), exact: true })
            .click();
        await expect(page).toHaveURL(
          definition.detail.length > 1 ? new RegExp(`tab=${keyOfTab(tab)}`) : /edit=true/,
        );
        await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0);
        await expectAccessible(page);
      }
      await page.getByRole('button', { name: 'Annuleren' }).click();
      await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toBeVisible();
      await expect(heading(page)).toHaveText(title ?? '');
    });
  });
}

for (const definition of creatable.filter(({ list }) => !list.addsInDialog)) {
  const { name } = definition;
  const required = Object.entries(definition.fields).filter(
    ([, field]) => field.required && !field.readOnly && field.default === undefined,
  );
  test.describe(`${name}: new`, () => {
    test('marks what is missing at the field and saves nothing', async ({ signedIn: page }) => {
      test.skip(required.length === 0, 'nothing is required');
      const writes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') writes.push(request.url());
      });
      await page.goto(`${routeOf(definition, 'en')}/add`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused();
      await expectAccessible(page);
      expect(writes).toEqual([]);
    });

    test('is added, shown, changed and deleted', async ({ signedIn: page }, { workerIndex }) => {
      const unique = `${workerIndex}${name.length}7`;
      await page.goto(`${routeOf(definition, 'en')}/add`);
      await expect(heading(page)).toHaveText(`${singular('en', name)}: new`);
      const filled = await fillSample(page, definition, unique);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${routeOf(definition, 'en')}/\\d+$`));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Close' })
        .click({ timeout: 1000 })
        .catch(() => {});
      for (const [field, text] of Object.entries(filled))
        await expect(
          page.getByRole('group', { name: label('en', name, `fields.${field}`), exact: true }),
        ).toContainText(text);

      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const [first] = Object.keys(filled);
      const changed = `Changed ${unique}`;
      await page
        .getByRole('textbox', { name: label('en', name, `fields.${first}`) })
        .first()
        .fill(changed);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main').getByText(changed).first()).toBeVisible();

      const title = (await heading(page).textContent()) ?? '';
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(title);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(new RegExp(`${routeOf(definition, 'en')}$`));
      await expect(page.getByRole('main').getByText(changed)).toHaveCount(0);
    });
  });
}
