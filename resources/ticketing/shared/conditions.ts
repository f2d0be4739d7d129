import { type Reader, shownDay } from '../../../schemas';
import { dayNames } from './days';

/** What must hold for a rule to apply. */
export interface Conditions {
  /** Bit 0 is Monday. */
  readonly weekdayMask: number | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly timeFrom: string | null;
  readonly timeTo: string | null;
  readonly durationMin: number | null;
  readonly durationMax: number | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly couponId: number | null;
  readonly couponCode: string;
}

type Bounded = 'dates' | 'times' | 'duration' | 'age';
type Word = Bounded | `${Bounded}${'From' | 'Until'}` | 'always' | 'coupon';

const ALL_DAYS = 0b1111111;

/** Days of a mask, bit 0 being Monday; three and more that follow each other as a range: "Mon–Thu, Sat". */
const daysIn = (mask: number, locale: string): string => {
  const days = dayNames(locale, 'short');
  const parts: string[] = [];
  for (let day = 0; day < days.length; day += 1) {
    if ((mask & (1 << day)) === 0) continue;
    const first = day;
    while (day < days.length - 1 && (mask & (1 << (day + 1))) !== 0) day += 1;
    if (day - first > 1) parts.push(`${days[first]}–${days[day]}`);
    else parts.push(...days.slice(first, day + 1));
  }
  return parts.join(', ');
};

/** A condition between two bounds, either of which may be missing. */
const between = (
  what: Bounded,
  from: string | number | null,
  until: string | number | null,
  { translate }: Reader<Word>,
): readonly string[] => {
  if (from === null && until === null) return [];
  if (until === null) return [translate(`${what}From`, { from: from ?? '' })];
  return [from === null ? translate(`${what}Until`, { until }) : translate(what, { from, until })];
};

/** What must hold for a rule to apply, in words: "Mon–Fri · from 09:00 to 12:00 · with coupon ZOMER". */
export const conditionsIn = (rule: Conditions, reader: Reader<Word>): string => {
  const { weekdayMask: mask } = rule;
  const shown = (day: string | null) => (day === null ? null : shownDay(day, reader.locale));
  const conditions = [
    ...(mask === null || mask === ALL_DAYS ? [] : [daysIn(mask, reader.locale)]),
    ...between('dates', shown(rule.dateFrom), shown(rule.dateTo), reader),
    ...between('times', rule.timeFrom, rule.timeTo, reader),
    ...between('duration', rule.durationMin, rule.durationMax, reader),
    ...between('age', rule.ageMin, rule.ageMax, reader),
    ...(rule.couponId === null ? [] : [reader.translate('coupon', { code: rule.couponCode })]),
  ];
  return conditions.join(' · ') || reader.translate('always');
};
