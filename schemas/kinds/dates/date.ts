import { type Kind, kind } from '../Kind';

export interface DateOptions {
  /** How it travels to the server, where that is not yyyy-MM-dd; the locale nl-NL writes d-M-yyyy. */
  as?: 'dd-MM-yyyy' | 'd-M-yyyy';
  /** The first and the last year that a day can be in. */
  min?: number;
  max?: number;
}

const pad = (part: string): string => part.padStart(2, '0');

const isReal = (iso: string): boolean => {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(iso);
};

/** Reads a day in ISO or day-month-year form as yyyy-MM-dd; `null` when it is neither or no real day. */
export const readDate = (wire: unknown): string | null => {
  if (typeof wire !== 'string') return null;
  const dutch = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/.exec(wire);
  const [year, month, day] = dutch
    ? [dutch[3], dutch[2], dutch[1]]
    : (/^(\d{4})-(\d{2})-(\d{2})/.exec(wire)?.slice(1) ?? []);
  if (!year || !month || !day) return null;
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  return isReal(iso) ? iso : null;
};

/** A day, without time or zone: yyyy-MM-dd. A half-typed day is kept as typed until it is right. */
export const date: Kind<string | null, DateOptions> = kind<string | null, DateOptions>()({
  empty: () => null,
  parse: readDate,
  serialize: (value, { as: form }) => {
    if (!value || !form) return value;
    const parts = value.split('-').reverse();
    return (form === 'd-M-yyyy' ? parts.map((part) => part.replace(/^0/, '')) : parts).join('-');
  },
  check: (value, { min = 0, max = 9999 }) => {
    if (value === null) return undefined;
    if (readDate(value) !== value) return { message: 'date' };
    const year = Number(value.slice(0, 4));
    return year >= min && year <= max
      ? undefined
      : { message: 'years', params: { first: String(min), last: String(max) } };
  },
  traits: { isShareable: true, days: 'day' },
  samples: () => [null, '2026-01-31', '2024-02-29'],
});
