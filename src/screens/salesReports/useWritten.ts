import { useLocale } from 'react-admin';
import { isBlank } from '../../../schemas';
import { writtenLocale } from '../../../schemas/routing/locales';

/** Columns that count; the others are amounts. */
const counts: readonly string[] = ['orders', 'quantity'];

/** How figures are written in the current language. */
export const useWritten = () => {
  const locale = writtenLocale(useLocale());
  const euros = (value: number | null) =>
    (value ?? 0).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  return {
    locale,
    euros,
    cell: (column: string, value: number | null): string => {
      if (!counts.includes(column)) return euros(value);
      return isBlank(value) ? '' : Number(value).toLocaleString(locale);
    },
  };
};
