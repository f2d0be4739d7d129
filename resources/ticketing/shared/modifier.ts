import type { Reader } from '../../../schemas';

const euros = new Map<string, Intl.NumberFormat>();

/** An amount as a reader writes it. Making a format takes longer than all formatting of a list. */
const written = (amount: number, locale: string): string => {
  const format =
    euros.get(locale) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      signDisplay: 'exceptZero',
    });
  euros.set(locale, format);
  return format.format(amount);
};

/** By how much a rule changes a price, or to what: "+€ 2,50", "-15%", "€ 10,00". */
export const modifierIn = (
  type: string | null,
  value: number,
  reader: Reader<'absolute'>,
): string => {
  if (type === 'percentage') return `${value > 0 ? '+' : ''}${value}%`;
  const amount = written(value, reader.locale);
  return type === 'absolute'
    ? reader.translate('absolute', { amount: amount.replace('+', '') })
    : amount;
};
