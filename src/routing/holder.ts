import { type MenuEntry, menu } from 'virtual:resources';
import type { Locale } from '../../schemas/routing/locales';
import { type Page, pageAt } from '../../schemas/routing/page';
import { listPath } from './paths';

/** The resource that an open page stands under: its own, or that of the record which holds its record. */
export const holderOf = (page: Page<MenuEntry>, locale: Locale): MenuEntry | undefined => {
  if (!('entry' in page)) return undefined;
  if (!page.entry.hidden || !('params' in page)) return page.entry;
  const holder = pageAt(listPath(page.entry, locale, page.params), menu, locale);
  return 'entry' in holder ? holder.entry : undefined;
};
