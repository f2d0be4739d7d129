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
  'notPaid',
  'tip',
] as const;

/** How orders are paid, and what isn't. */
export const ways = ['pin', 'cash', 'pinAndCash', 'onAccount', 'notPaid'] as const;

const mayBeEmpty: readonly string[] = [...ways, 'tip'];

/** The columns of a report that say something: ways to pay that nobody chose are left out. */
export const filledColumns = (figures: Figures): readonly (typeof columns)[number][] =>
  columns.filter((name) => !mayBeEmpty.includes(name) || figures[name]);

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

/** A tariff as it is read. */
export const percentText = (rate: number | null, locale: string): string =>
  ((rate ?? 0) / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });

/** What a spreadsheet's heads and sum are called. */
interface Words {
  readonly heads: readonly string[];
  readonly sum: string;
  /** The heads of the VAT by tariff: the tariff, then what was sold at it, and the VAT in that. */
  readonly tariffHeads: readonly string[];
  readonly locale: string;
}

const amountIn = (value: number | null, locale: string): string =>
  isBlank(value)
    ? ''
    : Number(value).toLocaleString(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: false,
      });

/** A report as the rows of a spreadsheet: its periods, their sum, and below them the VAT by tariff. */
export const spreadsheetOf = (
  { rows, tariffs, ...totals }: Figures,
  { heads, sum, tariffHeads, locale }: Words,
): readonly (readonly string[])[] => {
  const cell = (value: number | null, name: string): string =>
    name === 'orders' && !isBlank(value) ? String(value) : amountIn(value, locale);
  const byTariff = tariffs.map(({ rate, total, VAT }) => [
    percentText(rate, locale),
    amountIn(total, locale),
    amountIn(VAT, locale),
  ]);
  return [
    heads,
    ...rows.map((row) => [row.period, ...columns.map((name) => cell(row[name], name))]),
    [sum, ...columns.map((name) => cell(totals[name], name))],
    ...(byTariff.length > 0 ? [[''], tariffHeads, ...byTariff] : []),
  ];
};
