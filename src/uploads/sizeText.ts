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

const units = ['bytes', 'kb', 'mb', 'gb'] as const;

/**
 * The size of a file in the largest unit of which it has a whole one, from bytes to gigabytes.
 *
 * @param bytes the size
 */
export const sizeInUnit = (bytes: number, translate: Translate, locale: string): string => {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(KIBIBYTE));
  const place = Math.min(power, units.length - 1);
  const size = shownNumber(bytes / KIBIBYTE ** place, locale, { maximumFractionDigits: 1 });
  return translate(`kinds.fileSize.${units[place]}`, { size });
};
