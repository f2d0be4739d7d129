import { type MenuEntry, menu } from 'virtual:resources';
import { useLocation } from 'react-router';
import type { Locale } from '../../schemas/routing/locales';
import { type Page, pageAt } from '../../schemas/routing/page';
import { useCurrentLocale } from './paths';

interface Found {
  readonly pathname: string;
  readonly locale: Locale;
  readonly page: Page<MenuEntry>;
}

/** The last one: a dozen parts of a page ask for the same. */
let found: Found | undefined;

/** What the address shows. */
export const usePage = (): Page<MenuEntry> => {
  const { pathname } = useLocation();
  const locale = useCurrentLocale();
  if (found?.pathname !== pathname || found.locale !== locale)
    found = { pathname, locale, page: pageAt(pathname, menu, locale) };
  return found.page;
};
