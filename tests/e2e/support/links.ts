import { expect, type Locator } from 'playwright/test';
import { button } from './locators';

/** Links or unlinks a row, and takes the pointer away: rows keep their places as long as it is over them. */
export const clickAndLeave = async (change: Locator): Promise<void> => {
  await change.click();
  await change.page().mouse.move(0, 0);
};

/** Searches among what can be linked for the one of a name, and links it once it stands where it stays. */
export const linkFound = async (
  available: Locator,
  name: string,
  searched = name,
): Promise<void> => {
  await available.getByRole('textbox').fill(searched);
  await expect(available.getByRole('listitem')).toHaveCount(1);
  await clickAndLeave(button(available, `Add ${name}`));
};
