/** What stands in place of rows where there are none. */
export const empty = {
  search: 'Nothing here has “%{text}” in it.',
  filters: 'The filters leave nothing.',
  list: 'There are no %{resource} yet.',
  showAll: 'Show all',
  add: 'Add the first one',
};
