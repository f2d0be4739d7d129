import type { empty as english } from '../en/empty';

/** What stands in place of rows where there are none. */
export const empty: typeof english = {
  search: 'Niets hier bevat “%{text}”.',
  filters: 'De filters laten niets over.',
  list: 'Er zijn nog geen %{resource}.',
  showAll: 'Alles tonen',
  add: 'De eerste toevoegen',
};
