import type { ResourceLabels } from '../../fields/labels';
import type { DetailTab } from '../form/tabs';

/** What a tab is called on screen. */
export const nameOfTab = (tab: DetailTab, labels: ResourceLabels): string => {
  if ('link' in tab) return labels.link(tab.link);
  if ('subList' in tab) return labels.subList(tab.subList).title();
  if ('children' in tab) return labels.children(tab.children);
  return 'query' in tab ? labels.query(tab.query).title() : labels.tab(tab.tab);
};
