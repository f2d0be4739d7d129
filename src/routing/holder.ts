import { type MenuEntry, menu } from 'virtual:resources';
import type { Locale } from '../../schemas/routing/locales';
import { type Page, pageAt } from '../../schemas/routing/page';
import { listPath } from './paths';

/** The resource that an open page stands under: its own, or that of the page which holds its record. */
export const holderOf = (page: Page<MenuEntry>, locale: Locale): MenuEntry | undefined => {
  if (!('entry' in page)) return undefined;
  const { entry } = page;
  if (!entry.hidden || !('params' in page)) return entry;
  const path = listPath(entry, locale, page.params);
  // A single record stands beneath the page whose address its own goes on from.
  const holder = pageAt(entry.single ? path.replace(/\/[^/]*$/, '') : path, menu, locale);
  return 'entry' in holder ? holder.entry : undefined;
};
