import { expect, test } from 'vitest';
import { media as english } from '../../i18n/en/media';
import { sizeText } from './sizeText';

const translate = (key: string, options: Record<string, unknown> = {}): string => {
  const text = key === 'media.size.kb' ? english.size.kb : english.size.mb;
  return text.replace('%{size}', String(options.size));
};

test.each([
  [0, 'en', '0.00 Kb'],
  [1, 'en', '0.00 Kb'],
  [1024, 'en', '1.00 Kb'],
  [1_048_576, 'en', '1,024.00 Kb'],
  [1_048_577, 'en', '1.00 Mb'],
  [2_621_440, 'en', '2.50 Mb'],
  [1_536, 'nl', '1,50 Kb'],
  [1_048_576, 'nl', '1.024,00 Kb'],
  [1_610_612_736, 'nl', '1.536,00 Mb'],
])('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(sizeText(bytes, translate, locale)).toBe(text);
});
