import { expect, type Locator, type Page } from 'playwright/test';
import { main } from './locators';

/** Unlinks a row, and takes the pointer away: rows keep their places as long as it is over them. */
export const clickAndLeave = async (change: Locator): Promise<void> => {
  await change.click();
  await change.page().mouse.move(0, 0);
};

/** What can be linked to the record on the page. */
const linkable = (page: Page): Locator => page.getByRole('dialog', { name: 'Available' });

/** Opens what can be linked. */
export const openLinkable = async (page: Page): Promise<Locator> => {
  await main(page)
    .getByRole('button', { name: /^(Add|Choose|Change)…$/ })
    .click();
  return linkable(page);
};

/** Searches among what can be linked until one row is left. */
const findLinkable = async (page: Page, searched: string): Promise<Locator> => {
  const available = await openLinkable(page);
  await available.getByRole('combobox').fill(searched);
  await expect(available.getByRole('option')).toHaveCount(1);
  return available;
};

/** Links the only row that a search finds, by a press on it. */
export const linkFound = async (page: Page, name: string, searched = name): Promise<void> => {
  const available = await findLinkable(page, searched);
  await available.getByRole('option', { name }).click();
  await expect(available).toHaveCount(0);
};

/** Ticks a row by its box, to be linked together with others. */
export const tickLinkable = (option: Locator): Promise<void> =>
  option.click({ position: { x: 16, y: 16 } });

/** Whether something can still be linked. */
export const expectLinkable = async (page: Page, name: string, count: 0 | 1): Promise<void> => {
  const available = await openLinkable(page);
  await available.getByRole('combobox').fill(name);
  await expect(available.getByRole('option', { name })).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(available).toHaveCount(0);
};
