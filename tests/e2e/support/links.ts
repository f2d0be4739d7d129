import { expect, type Locator } from 'playwright/test';
import { button } from './locators';

/** Searches among what can be linked for the one of a name, and links it once it stands where it stays. */
export const linkFound = async (
  available: Locator,
  name: string,
  searched = name,
): Promise<void> => {
  await available.getByRole('textbox').fill(searched);
  await expect(available.getByRole('listitem')).toHaveCount(1);
  await button(available, `Add ${name}`).click();
};
