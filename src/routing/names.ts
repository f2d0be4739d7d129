import type { MenuEntry } from 'virtual:resources';
import type { Locale } from '../../schemas/routing/locales';

/** What one record of a resource is called, and what several are. */
export const namesOf = (
  { labels }: Pick<MenuEntry, 'labels'>,
  locale: Locale,
): { one: string; several: string } => {
  const [one = '', several = one] = labels[locale].name.split(' |||| ');
  return { one, several };
};
