import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(told).toEqual([]);
};
