/** What a list is narrowed by beside values: ends of what lies between, filled in or empty. */
export const ranges = {
  more: 'More filters',
  From: 'From',
  To: 'Up to',
  Filled: 'Filled in or empty',
  ofFilled: '%{name}: filled in or empty',
  shownFrom: 'from %{value}',
  shownTo: 'up to %{value}',
};
