import type { ranges as english } from '../en/ranges';

/** What a list is narrowed by beside values: ends of what lies between, filled in or empty. */
export const ranges: typeof english = {
  more: 'Meer filters',
  From: 'Vanaf',
  To: 'Tot en met',
  Filled: 'Ingevuld of leeg',
  ofFilled: '%{name}: ingevuld of leeg',
  shownFrom: 'vanaf %{value}',
  shownTo: 't/m %{value}',
};
