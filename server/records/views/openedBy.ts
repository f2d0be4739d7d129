import { VIEW } from '../../../schemas';
import type { ListView } from '../../tables/general/listViews';

/** The query of an address that shows a view. */
const addressOf = ({ id, query }: Pick<ListView, 'id' | 'query'>): string =>
  `${VIEW}=${id}&${query}`;

/** The query that a list opens with: of the person's choice, of the organisation's, or none. */
export const openedBy = (
  views: readonly ListView[],
  { own, ofAll }: { readonly own: number | undefined; readonly ofAll: number | undefined },
): string => {
  const view = views.find(({ id }) => id === own) ?? views.find(({ id }) => id === ofAll);
  return view ? addressOf(view) : '';
};
