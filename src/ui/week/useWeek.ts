import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { dateFormat } from '../format/formatters';

/** Any Monday; the six days after it give the other names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of the days of a week, from Monday. */
export const useWeek = (): readonly string[] => {
  const locale = useLocale();
  return useMemo(() => {
    const name = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => name.format(MONDAY + day * DAY_MS));
  }, [locale]);
};
