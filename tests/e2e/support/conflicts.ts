import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { main } from './locators';
import { inputOf } from './samples';
import { addRecord, call, stored, uniqueName } from './stored';

/** A field of the page by its name. */
export const field = (page: Page, name: string) => inputOf(main(page), name);

/** A location that is open in edit here, while somebody else works at it. */
export const openLocation = async (page: Page) => {
  const values = { name: uniqueName('Loods'), city: 'Gouda', phone: '0182-1', comments: '' };
  const id = await addRecord(page, 'locations', values);
  await page.goto(`/en/dashboard/locations/${id}?edit=true`);
  await expect(field(page, 'City')).toHaveValue('Gouda');
  return {
    change: (changes: Record<string, unknown>, by = page) =>
      call(by, 'PUT', `locations/${id}`, changes),
    remove: () => call(page, 'DELETE', `locations/${id}`),
    read: () => stored(page, `locations/${id}`),
  };
};
