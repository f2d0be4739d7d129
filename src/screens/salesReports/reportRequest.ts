import type { DividedBy } from '../../../resources/webshop/shared/reportSums';
import { type AnyFields, checkValue, daysAfter } from '../../../schemas';

/** The reports, by the functions that make them. */
export const kinds = ['DailyReport', 'MonthlyReport', 'CustomReport'] as const;

export type ReportKind = (typeof kinds)[number];

export interface ReportValues {
  readonly by: DividedBy;
  /** yyyy-MM-dd, of a day and of a month; '' or null where none is entered. */
  readonly date?: string | null;
  readonly date1?: string | null;
  readonly date2?: string | null;
  /** HH:mm */
  readonly time?: string | null;
  readonly showCash: boolean;
  readonly showPin: boolean;
}

/** Days that a report of a period begins before today. */
const DAYS_BACK = 7;

/** Where the time of day is remembered at which the person's days begin. */
const TIME_KEY = 'reports.timeOfDay';

const rememberedTime = (): string => localStorage.getItem(TIME_KEY) ?? '00:00';

export const rememberTime = (time: string): void => localStorage.setItem(TIME_KEY, time);

/**
 * What a report begins with.
 *
 * @param today yyyy-MM-dd
 */
export const firstValues = (kind: ReportKind, today: string): ReportValues => {
  const shown = { by: 'payment', showCash: true, showPin: true } as const;
  if (kind === 'DailyReport') return { date: today, time: rememberedTime(), ...shown };
  if (kind === 'MonthlyReport') return { date: today, ...shown };
  return { date1: daysAfter(today, -DAYS_BACK), date2: today, ...shown };
};

/** The same as it is sent: of a month its first day. */
export const askedOf = (kind: ReportKind, values: ReportValues): ReportValues =>
  kind === 'MonthlyReport' && values.date
    ? { ...values, date: `${values.date.slice(0, 7)}-01` }
    : values;

/** Whether all that a report's request needs is entered and valid. */
export const isRight = (fields: AnyFields, values: ReportValues): boolean => {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return Object.entries(fields).every(
    ([name, field]) => field.derived || checkValue(given[name], field, given) === undefined,
  );
};

/** Whether a period ends before it begins. */
export const isBackwards = ({ date1, date2 }: ReportValues): boolean =>
  Boolean(date1 && date2 && date1 > date2);

/** A day as it is sent, day-month-year without noughts before. */
const sentDay = (day: string): string =>
  day
    .split('-')
    .map((part) => String(Number(part)))
    .reverse()
    .join('-');

const names = {
  DailyReport: 'dailyReport',
  MonthlyReport: 'monthlyReport',
  CustomReport: 'customReport',
} as const;

/** What a report's file is called, without its ending. */
export const fileNameOf = (kind: ReportKind, asked: ReportValues): string => {
  const days = [asked.date, asked.date1, asked.date2].filter((day) => typeof day === 'string');
  const by = asked.by === 'payment' ? [] : [asked.by];
  return [names[kind], ...days.map(sentDay), ...by].join('-');
};
