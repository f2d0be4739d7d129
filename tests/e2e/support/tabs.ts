import type { Resource } from '../../../schemas';
import { form, type Locale, label } from './definitions';

type Tab = Resource['detail'][number];

/** What a tab is called in the address. */
export const keyOfTab = (tab: Tab): string => {
  if ('link' in tab) return tab.link;
  if ('subList' in tab) return tab.subList;
  if ('children' in tab) return tab.children;
  return 'query' in tab ? tab.query : tab.tab;
};

/** What a tab is called on screen. */
export const tabName = (locale: Locale, { name }: Resource, tab: Tab): string => {
  if ('link' in tab) return label(locale, name, `links.${tab.link}`);
  if ('subList' in tab) return form(label(locale, name, `subLists.${tab.subList}.name`), 1);
  if ('children' in tab) return label(locale, name, `children.${tab.children}`);
  if ('query' in tab) return form(label(locale, name, `queries.${tab.query}.name`), 1);
  return label(locale, name, `tabs.${tab.tab}`);
};
