import { writtenNumber } from '../optimisations/writtenNumber';
import { numberFormat } from './formatters';

const typedNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const groupedNumber = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$|^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/;

const withoutGroups = (text: string): string =>
  groupedNumber.test(text) ? text.replace(/[.,](?=.*[.,])/g, '') : text;

/**
 * Reads a number as it is typed, with a comma or a dot, a currency or percent sign or none.
 *
 * @param decimals most digits after the comma; more are taken for groups of thousands, so for a mistake
 * @returns `null` for nothing, NaN for what is no number
 */
export const readTypedNumber = (
  text: string,
  decimals = Number.POSITIVE_INFINITY,
): number | null => {
  const bare = withoutGroups(text.replace(/[\s€%]/g, ''));
  if (bare === '') return null;
  if (!typedNumber.test(bare)) return Number.NaN;
  const fraction = bare.split(/[.,]/)[1] ?? '';
  return fraction.length > decimals ? Number.NaN : Number(bare.replace(',', '.'));
};

/** A number as it is typed in a locale and written to exported tables: no groups, no sign of a unit. */
export const plainNumber = (
  value: number | null,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  value === null || !Number.isFinite(value)
    ? ''
    : numberFormat(locale, { maximumFractionDigits: 15, useGrouping: false, ...options }).format(
        value,
      );

/** A number as it is shown in a locale. */
export const shownNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  writtenNumber(value, locale, options) ??
  numberFormat(locale, { maximumFractionDigits: 15, ...options }).format(value);

/** Options of an amount in euros, to the cent. */
export const euros = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
