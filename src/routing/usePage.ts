import { type MenuEntry, menu } from 'virtual:resources';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Page, pageAt } from '../../schemas/routing/page';
import { useCurrentLocale } from './paths';

/** What the address shows. */
export const usePage = (): Page<MenuEntry> => {
  const { pathname } = useLocation();
  const locale = useCurrentLocale();
  return useMemo(() => pageAt(pathname, menu, locale), [pathname, locale]);
};
