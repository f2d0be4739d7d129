import type { Page } from 'playwright/test';
import type { OwnList } from './filledIn';
import { main } from './locators';

/** Goes to a list. */
export const openList = (page: Page, { path }: OwnList, locale = 'en') =>
  page.goto(`/${locale}/dashboard/${path}`);

/** The dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** What the documents on screen are called. */
export const documentNames = (page: Page) =>
  main(page)
    .getByRole('cell')
    .getByRole('button', { name: /^\p{L}+$/u });

/** A document, filled in. */
export const anna = ['Anna', 12.5, 2, '2026-12-05'];
