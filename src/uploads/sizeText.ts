import { shownNumber } from '../ui/format/numbers';
import type { Translate } from '../ui/Translate';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/**
 * The size of a file: in Kb up to and including one mebibyte, in Mb above.
 *
 * @param bytes the size
 */
export const sizeText = (bytes: number, translate: Translate, locale: string): string => {
  const [amount, unit] = bytes > MEBIBYTE ? [bytes / MEBIBYTE, 'mb'] : [bytes / KIBIBYTE, 'kb'];
  const size = shownNumber(amount, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return translate(`media.size.${unit}`, { size });
};
