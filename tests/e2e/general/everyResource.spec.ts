import type { Page } from 'playwright/test';
import type { Resource } from '../../../schemas';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe';
import {
  creatable,
  details,
  handWritten,
  type Locale,
  label,
  lists,
  plural,
  recordRouteOf,
  routeOf,
  singular,
} from '../support/definitions';
import { ensureRow } from '../support/ensureRow';
import { fillSample, hasTexts } from '../support/fill';
import { expect, test } from '../support/fixtures';
import { unfoldedMenu } from '../support/locators';
import { keyOfTab, tabName } from '../support/tabs';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const editButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: { en: 'Edit', nl: 'Bewerken' }[locale], exact: true });

/** Nothing of the page is still on its way. A bar with a value is a meter. */
const settled = async (page: Page): Promise<void> => {
  await expect(heading(page)).toBeVisible();
  await expect(
    page.locator('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])'),
  ).toHaveCount(0);
};

const openFirst = async (page: Page): Promise<void> => {
  await main(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/\d+$/);
  await settled(page);
};

const openTab = async (
  page: Page,
  definition: Resource,
  tab: Resource['detail'][number],
  locale: Locale,
) => {
  if (definition.detail.length > 1) {
    await page.getByRole('tab', { name: tabName(locale, definition, tab), exact: true }).click();
    if (tab !== definition.detail[0])
      await expect(page).toHaveURL(new RegExp(`tab=${keyOfTab(tab)}`));
  }
  await settled(page);
};

for (const definition of lists) {
  const { name } = definition;
  test(`${name}: the list opens from the menu and by its address, searches, and is accessible`, async ({
    signedIn: page,
  }) => {
    await ensureRow(page, definition);
    await page.goto('/nl/dashboard/home');
    const menu = await unfoldedMenu(page);
    await menu.getByRole('link', { name: plural('nl', name), exact: true }).click();
    await expect(heading(page)).toHaveText(plural('nl', name));
    const rows = main(page).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    // What is searched for stands in the address, which is the same in the other language.
    const search = main(page).getByRole('textbox').first();
    await search.fill('qqzzqq');
    const nothing = main(page).getByText(/^(No results|Geen resultaten)$/);
    await expect(nothing).toBeVisible();
    await expect(page).toHaveURL(/qqzzqq/);
    await page.goto(`${routeOf(definition, 'en')}${new URL(page.url()).search}`);
    await expect(nothing).toBeVisible();
    await search.fill('q');
    await expect(rows.nth(1)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    await expectAccessibleInBothSchemes(page);
  });
}

for (const definition of handWritten) {
  const { name } = definition;
  test(`${name}: the page opens from the menu and by its address, and is accessible`, async ({
    signedIn: page,
  }) => {
    await page.goto('/nl/dashboard/home');
    const named = { name: plural('nl', name), exact: true };
    const entry = (await unfoldedMenu(page)).getByRole('link', named);
    await entry.click();
    await settled(page);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInBothSchemes(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routeOf(definition, 'en'));
    await settled(page);
    await expectAccessibleInBothSchemes(page);
  });
}

for (const definition of details.filter(({ single }) => !single)) {
  const { name } = definition;
  test(`${name}: a record shows and edits every tab, accessible, and cancel gives back what was stored`, async ({
    signedIn: page,
  }) => {
    // Read in Dutch and edited in English, so that both are tried.
    const read = definition.localeFree ? 'en' : 'nl';
    await ensureRow(page, definition);
    await page.goto(routeOf(definition, read));
    await openFirst(page);
    for (const tab of definition.detail) {
      await openTab(page, definition, tab, read);
      await expectAccessibleInBothSchemes(page);
    }

    await page.goto(new URL(page.url()).pathname.replace(/^\/nl\//, '/en/'));
    await settled(page);
    const title = (await heading(page).textContent()) ?? '';
    if (definition.verbs.update === false) {
      await expect(editButton(page, 'en')).toHaveCount(0);
      return;
    }
    await editButton(page, 'en').click();
    await expect(page).toHaveURL(/edit=true/);
    for (const tab of definition.detail.filter((tab) => 'fields' in tab || 'sections' in tab)) {
      await openTab(page, definition, tab, 'en');
      await expectAccessibleInBothSchemes(page);
    }
    await page.keyboard.press('Escape');
    await expect(editButton(page, 'en')).toBeVisible();
    await expect(heading(page)).toHaveText(title);
  });
}

for (const definition of creatable.filter(({ list }) => !list.addsInDialog)) {
  const { name } = definition;
  test(`${name}: a new record is checked, added, changed and deleted`, async ({ signedIn: page }, {
    workerIndex,
  }) => {
    const unique = `${workerIndex}${name.length}7`;
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.url());
    });
    const list = routeOf(definition, 'en');
    const record = recordRouteOf(definition, 'en');
    await page.goto(`${record}/add`);
    await expect(heading(page)).toHaveText(`${singular('en', name)}: new`);

    const isChecked = Object.values(definition.fields).some(
      ({ required, readOnly, default: given }) => required && !readOnly && given === undefined,
    );
    if (isChecked) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(main(page).locator('[aria-invalid="true"]').first()).toBeFocused();
      await expectAccessible(page);
      expect(writes).toEqual([]);
    }

    const filled = await fillSample(page, definition, unique);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(new RegExp(`${record}/\\d+$`));
    const { create } = definition.verbs;
    const isTold = create !== false && create?.revealOnce !== undefined;
    if (isTold) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await settled(page);
    for (const [field, text] of Object.entries(filled))
      await expect(
        page.getByRole('group', { name: label('en', name, `fields.${field}`), exact: true }),
      ).toContainText(text, { ignoreCase: true });

    const changed = `Changed ${unique}`;
    if (hasTexts(definition)) {
      await editButton(page, 'en').click();
      const [first = definition.title[0]] = Object.keys(filled);
      const named = first === undefined ? {} : { name: label('en', name, `fields.${first}`) };
      await main(page).getByRole('textbox', named).first().fill(changed);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(editButton(page, 'en')).toBeVisible();
      await page.reload();
      await expect(main(page).getByText(changed).first()).toBeVisible();
    }

    const title = (await heading(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(main(page).getByText(changed)).toHaveCount(0);
  });
}
