import { isLocale, type Locale } from '../../../schemas/routing/locales';

/** What stands between groups of thousands, before decimals, and between a sign of money and its amount. */
const SIGNS: Readonly<Record<Locale, { group: string; decimal: string; afterEuro: string }>> = {
  en: { group: ',', decimal: '.', afterEuro: '' },
  nl: { group: '.', decimal: ',', afterEuro: '\u00a0' },
};

/** Beyond these JavaScript writes numbers with exponents, or has no digits left for decimals. */
const SMALLEST = 1e-6;
const LARGEST = 1e15;

const isPlain = (size: number): boolean => size === 0 || (size >= SMALLEST && size < LARGEST);

/** The decimal digits of a size, of which no more than so many stand behind the point. */
const digitsOf = (size: number, most: number): string => {
  const all = String(size);
  if ((all.split('.')[1] ?? '').length <= most) return all;
  // Moved as text: 1.005 × 100 is not quite 100.5.
  return String(Number(`${Math.round(Number(`${all}e${most}`))}e-${most}`));
};

/** Digits in groups of three, counted from the right. */
const thousandsOf = (digits: string): readonly string[] =>
  digits.length <= 3 ? [digits] : [...thousandsOf(digits.slice(0, -3)), digits.slice(-3)];

/**
 * A plain number or an amount in euros as the browser's formatter writes it, without that formatter: making the
 * first one takes as long as drawing half of a list.
 *
 * @returns `undefined` for what is left to the formatter: other units, very large and very small numbers
 */
export const writtenNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions,
): string | undefined => {
  const {
    style = 'decimal',
    currency,
    useGrouping = true,
    minimumFractionDigits = 0,
    maximumFractionDigits = 15,
  } = options;
  const isMoney = style === 'currency' && currency === 'EUR';
  const size = Math.abs(value);
  if (!isLocale(locale) || !(isMoney || style === 'decimal') || !isPlain(size)) return undefined;
  const { group, decimal, afterEuro } = SIGNS[locale];
  const digits = digitsOf(size, maximumFractionDigits);
  const [whole = '', fraction = ''] = digits.split('.');
  const decimals = fraction.padEnd(minimumFractionDigits, '0');
  const grouped = useGrouping ? thousandsOf(whole).join(group) : whole;
  const written = `${grouped}${decimals && decimal}${decimals}`;
  const minus = value < 0 || Object.is(value, -0) ? '-' : '';
  if (!isMoney) return `${minus}${written}`;
  return locale === 'en' ? `${minus}€${written}` : `€${afterEuro}${minus}${written}`;
};
