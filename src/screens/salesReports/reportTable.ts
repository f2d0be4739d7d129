import { isBlank } from '../../../schemas';
import type { Figures } from './useReport';

/** The columns of a report's table, in their order. */
export const columns = [
  'orders',
  'total',
  'VAT',
  'net',
  'pin',
  'cash',
  'pinAndCash',
  'onAccount',
  'tip',
] as const;

/** How orders are paid. */
export const ways = ['pin', 'cash', 'pinAndCash', 'onAccount'] as const;

/** A day (yyyy-MM-dd) in the long form of a language; an hour as it is. */
export const periodName = (period: string, locale: string): string =>
  period.includes('-')
    ? new Date(`${period}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' })
    : period;

/** The same as it stands below a bar: a day without its year. */
export const shortPeriodName = (period: string, locale: string): string =>
  period.includes('-')
    ? new Date(`${period}T12:00:00`).toLocaleDateString(locale, { day: 'numeric', month: 'short' })
    : period;

/** A report as the rows of a spreadsheet, its sum last. */
export const spreadsheetOf = (
  { rows, tariffs: _tariffs, ...totals }: Figures,
  words: { readonly heads: readonly string[]; readonly sum: string; readonly locale: string },
): readonly (readonly string[])[] => {
  const cell = (value: number | null, name: string): string => {
    if (isBlank(value)) return '';
    return name === 'orders'
      ? String(value)
      : Number(value).toLocaleString(words.locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          useGrouping: false,
        });
  };
  return [
    words.heads,
    ...rows.map((row) => [row.period, ...columns.map((name) => cell(row[name], name))]),
    [words.sum, ...columns.map((name) => cell(totals[name], name))],
  ];
};
