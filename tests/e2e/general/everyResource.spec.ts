import type { Page } from 'playwright/test';
import type { Resource } from '../../../schemas';
import { expectAccessible } from '../support/axe';
import { details, handWritten, type Locale, lists, plural, routeOf } from '../support/definitions';
import { ensureRow } from '../support/ensureRow';
import { expect, test } from '../support/fixtures';
import { heading, main, unfoldedMenu } from '../support/locators';
import { expectSamePlaces, lastPlacesOf } from '../support/measured';
import { editButton, expectFits, openTab, settled } from '../support/screens';
import { keyOfTab } from '../support/tabs';

// One page for all: what it has loaded once, it shows at once.
test.use({ shares: 'page' });

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

/** Lists in whose page the menu is looked at as well, in each language and scheme: it is the same beside all others. */
const WITH_MENU = 4;

const seeList = async (page: Page, definition: Resource, index: number): Promise<void> => {
  const { locale, second } = lookOf(index);
  const named = { name: plural(locale, definition.name), exact: true };
  await expect(heading(page)).toHaveText(named.name);
  const entry = (await unfoldedMenu(page)).getByRole('link', named);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toHaveAttribute('href', routeOf(definition, locale));
  const rows = main(page).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expectAccessible(page, index < WITH_MENU ? 'html' : undefined);

  const search = main(page).getByRole('textbox').first();
  await search.fill('qqzzqq');
  await expect(main(page).getByText(/^(No results|Geen resultaten)$/)).toBeVisible();
  await expect(page).toHaveURL(/qqzzqq/);
  await search.fill('q');
  await expect(rows.nth(1)).toBeVisible();

  await page.emulateMedia({ colorScheme: second });
  await expectFits(page);
  await expectAccessible(page);
};

/** Widths at which it is measured what moves: of a phone, and of a desk, to which it goes back. */
const PHONE = 390;
const DESK = 1280;

const placesAtAll = async (page: Page): Promise<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    for (const [place, at] of Object.entries(await lastPlacesOf(page)))
      all[`${place} at ${width}`] = at;
  }
  return all;
};

const isEnteredTab = (tab: Resource['detail'][number]): boolean =>
  'fields' in tab || 'sections' in tab;

const seeRecord = async (page: Page, definition: Resource, index: number): Promise<void> => {
  const { locale, second } = lookOf(index);
  const places = new Map<string, Record<string, number>>();
  await openFirst(page);
  await expectAccessible(page);
  for (const tab of definition.detail) {
    await openTab(page, definition, tab, locale);
    if (tab !== definition.detail[0]) await expectAccessible(page, 'main');
    if (isEnteredTab(tab)) places.set(keyOfTab(tab), await placesAtAll(page));
  }

  const title = (await heading(page).textContent()) ?? '';
  if (definition.verbs.update === false) {
    await expect(editButton(page, locale)).toHaveCount(0);
    await expectFits(page);
    return;
  }
  await page.emulateMedia({ colorScheme: second });
  await editButton(page, locale).click();
  await expect(page).toHaveURL(/edit=true/);
  // The address is there before the form is, whose keys work with it.
  await expect(editButton(page, locale)).toBeHidden();
  for (const tab of definition.detail.filter(isEnteredTab)) {
    await openTab(page, definition, tab, locale);
    await expectAccessible(page, 'main');
    const key = keyOfTab(tab);
    expectSamePlaces(places.get(key) ?? {}, await placesAtAll(page), key);
  }
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(editButton(page, locale)).toBeVisible();
  await expect(heading(page)).toHaveText(title);
};

const records = details.filter(({ single }) => !single);

// The record is opened from the list that is there: to load the page anew takes a third of what a record does.
for (const [index, definition] of [...new Set([...lists, ...records])].entries()) {
  const hasList = lists.includes(definition);
  const hasRecord = records.includes(definition);
  const seen = [
    ...(hasList
      ? ['the list opens by its address, stands in the menu, searches, is accessible']
      : []),
    ...(hasRecord
      ? ['a record shows and edits every tab, accessible, in its place, and cancel gives it back']
      : []),
  ];
  test(`${definition.name}: ${seen.join('; ')}`, async ({ signedIn: page, viewport }) => {
    const { locale, first } = lookOf(index);
    await ensureRow(page, definition);
    await page.emulateMedia({ colorScheme: first });
    await openPage(page, definition, locale);
    if (hasList) await test.step('list', () => seeList(page, definition, index));
    if (!hasRecord) return;
    await page.emulateMedia({ colorScheme: first });
    if (viewport) await page.setViewportSize(viewport);
    await test.step('record', () => seeRecord(page, definition, index));
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
    await page.goto(routeOf(definition, locale));
    await settled(page);
    await expectFits(page);
    await expectAccessible(page);
  });
}
