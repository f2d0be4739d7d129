import { expect, it } from 'vitest';
import { findDayInWords } from './dayInWords';

/** A Friday. */
const TODAY = '2026-11-27';

it.each([
  ['3-2-2026', '2026-02-03'],
  ['1-12-26', '2026-12-01'],
  ['today', '2026-11-27'],
  ['Tomorrow', '2026-11-28'],
  ['morgen', '2026-11-28'],
  ['overmorgen', '2026-11-29'],
  ['gisteren', '2026-11-26'],
  ['in 3 days', '2026-11-30'],
  ['over 2 weken', '2026-12-11'],
  ['next month', '2026-12-27'],
  ['over 7 dagen', '2026-12-04'],
  ['+7d', '2026-12-04'],
  ['+7 dagen', '2026-12-04'],
  ['-2w', '2026-11-13'],
  ['+ 3 m', '2027-02-27'],
  ['+1y', '2027-11-27'],
  ['+2 jaar', '2028-11-27'],
  ['3 mei', '2027-05-03'],
  ['3 May 2026', '2026-05-03'],
  ['1 sept', '2026-09-01'],
  ['1 mrt', '2027-03-01'],
  ['may 3rd', '2027-05-03'],
  ["14 jan '28", '2028-01-14'],
  ['12/3', '2027-03-12'],
  ['12/25', '2026-12-25'],
  ['maandag', '2026-11-30'],
  ['fri', '2026-12-04'],
])('%s is %s', (text, day) => expect(findDayInWords(text, TODAY)).toBe(day));

it.each(['', '3', '31 feb', '3 foo', '40/40', 'monthly', '3/2/202', '+7', '+7x', '+7 dinsdag'])(
  '%j is no day',
  (text) => expect(findDayInWords(text, TODAY)).toBeNull(),
);

it('keeps to the last day of a shorter month', () =>
  expect(findDayInWords('next month', '2026-01-31')).toBe('2026-02-28'));
