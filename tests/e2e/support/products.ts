import type { Page } from 'playwright/test';
import { selectOf } from './samples';
import { addRecord, uniqueName } from './stored';

export const PRODUCTS = '/en/dashboard/webshop/products';
const LANGUAGES = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'] as const;

/** One title in every language of the shop. */
export const titlesOf = (title: string) => LANGUAGES.map((language) => ({ language, title }));

/** Adds a product; gives its id, its title and its path. */
export const addProduct = async (page: Page, title = uniqueName('Soep'), more: object = {}) => {
  const values = { price: 4.5, languages: titlesOf(title), ...more };
  const id = await addRecord(page, 'webshop/products', values);
  return { id, title, path: `webshop/products/${id}` };
};

/** Finds a record in a field that searches, and chooses it. */
export const chooseFound = async (page: Page, label: string, name: string) => {
  await selectOf(page, label).last().fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};
