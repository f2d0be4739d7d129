import { foldText } from '../text/fold';
import { type TextOptions, textKind } from './text/textKind';

export interface SlugOptions extends TextOptions {
  /** The field whose text it follows until it is edited. */
  madeOf?: string;
}

/** Turns a text into a slug: lower case, accents dropped, hyphens for everything else. */
export const slugify = (value: string): string =>
  foldText(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The part of an address that names a thing: lower-case letters, digits and hyphens. */
export const slug = textKind<SlugOptions>(['', 'verse-bloemen-2'], (value) =>
  /^[a-z0-9-]+$/.test(value) ? undefined : { message: 'slug' },
);
