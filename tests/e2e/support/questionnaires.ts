import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { button } from './locators';

export const QUESTIONNAIRES = '/en/dashboard/builder/questionnaires';

/** What a file holds that is saved. */
const textOf = async (download: Download): Promise<string> =>
  (await readFile(await download.path())).toString('utf8');

/** What pressing a button saves: the file's name and its text. */
export const savedBy = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
};

/** Chooses one of the files that a button offers. */
export const chooseFile = async (page: Page, menu: string, name: string) => {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
