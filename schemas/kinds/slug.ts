import { foldText } from '../text/fold';
import { withoutEnds } from '../text/withoutEnds';
import { type TextOptions, textKind } from './text/textKind';

export interface SlugOptions extends TextOptions {
  /** The field whose text it follows until it is edited. */
  by?: string;
}

/** Letters that are more than a letter with an accent, and how they are written without. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Turns a text into a slug: lower case, in letters without accents, hyphens for everything else. */
export const slugify = (value: string): string =>
  withoutEnds(
    foldText(value)
      .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? '')
      .replace(/[^a-z0-9]+/g, '-'),
    '-',
  );

/** The part of an address that names a thing: lower-case letters, digits and hyphens. */
export const slug = textKind<SlugOptions>(200, ['', 'verse-bloemen-2'], (value) =>
  /^[a-z0-9-]+$/.test(value) ? undefined : { message: 'slug' },
);
