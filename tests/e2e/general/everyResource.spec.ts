import type { Page, Request } from 'playwright/test';
import type { Resource } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { expectAccessible } from '../support/axe';
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
import { changedText, fillSample, fillSecretsSentTo, firstTab, hasTexts } from '../support/fill';
import { expect, test } from '../support/fixtures';
import { act, heading, main, unfoldedMenu } from '../support/locators';
import { keyOfTab, tabName } from '../support/tabs';

// One page for all: what it has loaded once, it shows at once.
test.use({ shares: 'page' });

const editButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: { en: 'Edit', nl: 'Bewerken' }[locale], exact: true });

/** Nothing of the page is still on its way. A bar with a value is a meter. */
const settled = async (page: Page): Promise<void> => {
  await expect(heading(page)).toBeVisible();
  await expect(
    page.locator('[data-loading], [role="progressbar"]:not([aria-valuenow])'),
  ).toHaveCount(0);
};

/** In which language and colours a screen is looked at. */
interface Look {
  locale: Locale;
  /** Of the wide page, or of what is read. */
  first: 'light' | 'dark';
  /** Of the narrow page, or of what is edited. */
  second: 'light' | 'dark';
}

/** Screens are drawn by what all share: each is looked at in both schemes once, and its neighbours the other way. */
const lookOf = (index: number): Look => ({
  locale: index % 4 < 2 ? 'nl' : 'en',
  first: index % 2 === 0 ? 'light' : 'dark',
  second: index % 2 === 0 ? 'dark' : 'light',
});

const narrowed = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
};

/** Opens the list by its address. One without a language stays in that of the page before. */
const openPage = async (page: Page, definition: Resource, locale: Locale): Promise<void> => {
  if (definition.localeFree) {
    await page.goto(`/${locale}/dashboard/home`);
    await settled(page);
  }
  await page.goto(routeOf(definition, locale));
  await settled(page);
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

for (const [index, definition] of lists.entries()) {
  const { name } = definition;
  const { locale, first, second } = lookOf(index);
  test(`${name}: the list opens by its address, stands in the menu, searches, and is accessible`, async ({
    signedIn: page,
  }) => {
    await ensureRow(page, definition);
    await page.emulateMedia({ colorScheme: first });
    await openPage(page, definition, locale);
    const named = { name: plural(locale, name), exact: true };
    await expect(heading(page)).toHaveText(named.name);
    const entry = (await unfoldedMenu(page)).getByRole('link', named);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).toHaveAttribute('href', routeOf(definition, locale));
    const rows = main(page).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await expectAccessible(page);

    const search = main(page).getByRole('textbox').first();
    await search.fill('qqzzqq');
    await expect(main(page).getByText(/^(No results|Geen resultaten)$/)).toBeVisible();
    await expect(page).toHaveURL(/qqzzqq/);
    await search.fill('q');
    await expect(rows.nth(1)).toBeVisible();

    await page.emulateMedia({ colorScheme: second });
    await narrowed(page);
    await expectAccessible(page);
  });
}

for (const [index, definition] of handWritten.entries()) {
  const { name } = definition;
  const { locale, first, second } = lookOf(index);
  test(`${name}: the page opens from the menu, stands at its address, and is accessible`, async ({
    signedIn: page,
  }) => {
    await page.emulateMedia({ colorScheme: first });
    await page.goto(`/${locale}/dashboard/home`);
    const named = { name: plural(locale, name), exact: true };
    const entry = (await unfoldedMenu(page)).getByRole('link', named);
    await entry.click();
    await settled(page);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: second });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routeOf(definition, locale));
    await settled(page);
    await expectAccessible(page);
  });
}

for (const [index, definition] of details.filter(({ single }) => !single).entries()) {
  const { name } = definition;
  const { locale, first, second } = lookOf(index);
  test(`${name}: a record shows and edits every tab, accessible, and cancel gives back what was stored`, async ({
    signedIn: page,
  }) => {
    await ensureRow(page, definition);
    await page.emulateMedia({ colorScheme: first });
    await openPage(page, definition, locale);
    await openFirst(page);
    await expectAccessible(page);
    for (const tab of definition.detail) {
      await openTab(page, definition, tab, locale);
      if (tab !== definition.detail[0]) await expectAccessible(page, 'main');
    }

    const title = (await heading(page).textContent()) ?? '';
    if (definition.verbs.update === false) {
      await expect(editButton(page, locale)).toHaveCount(0);
      return;
    }
    await page.emulateMedia({ colorScheme: second });
    await editButton(page, locale).click();
    await expect(page).toHaveURL(/edit=true/);
    // The address is there before the form is, whose keys work with it.
    await expect(editButton(page, locale)).toBeHidden();
    for (const tab of definition.detail.filter((tab) => 'fields' in tab || 'sections' in tab)) {
      await openTab(page, definition, tab, locale);
      await expectAccessible(page, 'main');
    }
    await page.keyboard.press('Escape');
    await expect(editButton(page, locale)).toBeVisible();
    await expect(heading(page)).toHaveText(title);
  });
}

test.describe('entered', () => {
  // A doubtful record is asked about.
  test.use({ allowedProblems: [/status of 409/] });

  for (const definition of creatable.filter(({ list }) => !list.addsInDialog)) {
    const { name } = definition;
    test(`${name}: a new record is checked, added, changed and deleted`, async ({
      signedIn: page,
    }, { workerIndex }) => {
      const unique = `${workerIndex}${name.length}7`;
      const list = routeOf(definition, 'en');
      const record = recordRouteOf(definition, 'en');
      await page.goto(`${record}/add`);
      await expect(heading(page)).toHaveText(`New ${inSentence(singular('en', name))}`);
      // Nobody saves before the fields are there.
      await settled(page);

      const isChecked = Object.values(definition.fields).some(
        ({ required, readOnly, default: given }) => required && !readOnly && given === undefined,
      );
      if (isChecked) {
        const writes: string[] = [];
        const note = (request: Request) => {
          if (request.method() === 'PUT') writes.push(request.url());
        };
        page.on('request', note);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(main(page).locator('[aria-invalid="true"]').first()).toBeFocused();
        await expectAccessible(page, 'main');
        page.off('request', note);
        expect(writes).toEqual([]);
      }

      const filled = await fillSample(page, definition, unique);
      await page.keyboard.press('Control+s');
      const isStored = page.waitForURL(new RegExp(`${record}/\\d+$`));
      // What samples make is doubtful at times, as a block beside others.
      const asked = page.getByRole('dialog', { name: 'Are you sure?' });
      await Promise.race([isStored, asked.waitFor().catch(() => undefined)]);
      if (await asked.isVisible()) await asked.getByRole('button', { name: 'Go on' }).click();
      await isStored;
      const { create } = definition.verbs;
      const isReported = create !== false && create?.revealOnce !== undefined;
      if (isReported) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await settled(page);
      for (const [field, text] of Object.entries(filled))
        await expect(
          page.getByRole('group', { name: label('en', name, `fields.${field}`), exact: true }),
        ).toContainText(text, { ignoreCase: true });

      const [text] = Object.keys(filled);
      const first = text ?? definition.title[0];
      const changed = changedText(definition, text, unique);
      if (hasTexts(definition)) {
        const begins = firstTab(definition);
        if (begins && begins !== definition.detail[0])
          await openTab(page, definition, begins, 'en');
        await editButton(page, 'en').click();
        const named = first === undefined ? {} : { name: label('en', name, `fields.${first}`) };
        await main(page).getByRole('textbox', named).first().fill(changed);
        await fillSecretsSentTo(page, definition, first, unique);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(editButton(page, 'en')).toBeVisible();
        await page.reload();
        await expect(main(page).getByText(changed).first()).toBeVisible();
      }

      const title = (await heading(page).textContent()) ?? '';
      await act(page, 'Delete');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(title);
      await expectAccessible(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(main(page).getByText(changed)).toHaveCount(0);
    });
  }
});
