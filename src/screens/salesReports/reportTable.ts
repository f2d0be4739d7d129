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

/** The relevant columns of a report: ways to pay that nobody chose are left out. */
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

/** The columns of a report by what was sold. */
export const soldColumns = ['quantity', 'total', 'VAT', 'net'] as const;

type SoldColumn = (typeof soldColumns)[number];

/** A line by what was sold; a discount isn't counted in pieces. */
export type SoldLine = Figures['sold'][number];

/** A column's value for a line; null where it has none. */
export const soldValue = (line: SoldLine, column: SoldColumn): number | null =>
  column === 'quantity' && line.kind === 'discount' ? null : line[column];

/** What all lines come to. */
export const soldTotal = ({ sold, ...totals }: Figures, column: SoldColumn): number | null =>
  column === 'quantity'
    ? sold.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
    : totals[column];

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

const tariffRows = (
  { tariffs }: Figures,
  { tariffHeads, locale }: Words,
): readonly (readonly string[])[] => {
  const rows = tariffs.map(({ rate, total, VAT }) => [
    percentText(rate, locale),
    amountIn(total, locale),
    amountIn(VAT, locale),
  ]);
  return rows.length > 0 ? [[''], tariffHeads, ...rows] : [];
};

const countIn = (value: number | null): string => (isBlank(value) ? '' : String(value));

/** A report as the rows of a spreadsheet: its periods, their sum, and below them the VAT by tariff. */
export const spreadsheetOf = (figures: Figures, words: Words): readonly (readonly string[])[] => {
  const { rows, tariffs: _, sold: _sold, ...totals } = figures;
  const { heads, sum, locale } = words;
  const cell = (value: number | null, name: string): string =>
    name === 'orders' ? countIn(value) : amountIn(value, locale);
  return [
    heads,
    ...rows.map((row) => [row.period, ...columns.map((name) => cell(row[name], name))]),
    [sum, ...columns.map((name) => cell(totals[name], name))],
    ...tariffRows(figures, words),
  ];
};

/** A report by what was sold as the rows of a spreadsheet. */
export const soldSpreadsheetOf = (
  figures: Figures,
  words: Words,
  nameOf: (line: SoldLine) => string,
): readonly (readonly string[])[] => {
  const { heads, sum, locale } = words;
  const cell = (value: number | null, name: SoldColumn): string =>
    name === 'quantity' ? countIn(value) : amountIn(value, locale);
  return [
    heads,
    ...figures.sold.map((line) => [
      nameOf(line),
      ...soldColumns.map((name) => cell(soldValue(line, name), name)),
    ]),
    [sum, ...soldColumns.map((name) => cell(soldTotal(figures, name), name))],
    ...tariffRows(figures, words),
  ];
};
