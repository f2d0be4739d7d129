import { expect, type Locator, type Page } from 'playwright/test';
import type { Resource } from '../../../schemas';
import type { Locale } from './definitions';
import { heading } from './locators';
import { keyOfTab, tabName } from './tabs';

export const editButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: { en: 'Edit', nl: 'Bewerken' }[locale], exact: true });

/** Nothing of the page is still on its way. A bar with a value is a meter. */
export const settled = async (page: Page): Promise<void> => {
  await expect(heading(page)).toBeVisible();
  await expect(
    page.locator('[data-loading], [role="progressbar"]:not([aria-valuenow])'),
  ).toHaveCount(0);
};

/** A window at twice its size, and a phone. */
const NARROW = [
  { width: 640, height: 450 },
  { width: 390, height: 844 },
] as const;

/** The page needs no scrolling sideways where there is little room; it is left as a phone shows it. */
export const expectFits = async (page: Page): Promise<void> => {
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await settled(page);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond, `beyond ${size.width}`).toBeLessThanOrEqual(0);
  }
};

export const openTab = async (
  page: Page,
  definition: Resource,
  tab: Resource['detail'][number],
  locale: Locale,
): Promise<void> => {
  if (definition.detail.length > 1) {
    const opened = page.getByRole('tab', { name: tabName(locale, definition, tab), exact: true });
    await opened.click();
    // What was open stays until the tab can be shown.
    await expect(opened).toHaveAttribute('aria-selected', 'true');
    if (tab !== definition.detail[0])
      await expect(page).toHaveURL(new RegExp(`tab=${keyOfTab(tab)}`));
  }
  await settled(page);
};
