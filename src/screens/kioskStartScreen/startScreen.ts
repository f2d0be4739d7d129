import type { Values } from '../../../dataProvider/values';
import { type AnyFields, contentLanguages, isKind } from '../../../schemas';
import { hexOf, tooLittle } from '../../ui/theme/contrast';

/** Colours of the picture that no value of the record gives. */
const PLAIN = { background: '#fafafa', foreground: '#333333', other: '#000000' };

const plainOf = (name: string): string => {
  if (name.startsWith('background')) return PLAIN.background;
  return name.startsWith('foreground') ? PLAIN.foreground : PLAIN.other;
};

/** A colour of the record; what is no colour, or not yet, is the one that a new app has. */
export const colourIn = (record: Values, name: string): string =>
  hexOf(String(record[name] ?? '')) ?? plainOf(name);

/** The texts of a language, in their order, without those that are still empty. */
export const textsIn = (record: Values, language: string): readonly string[] => {
  const rows: readonly unknown[] = Array.isArray(record.textTranslations)
    ? record.textTranslations
    : [];
  return rows
    .map((row): Values => Object(row))
    .filter((row) => row.language === language)
    .toSorted((one, other) => Number(one.order) - Number(other.order))
    .map(({ value }) => String(value ?? '').trim())
    .filter((text) => text !== '');
};

/** The first language whose texts aren't the same in two records. */
export const changedLanguage = (before: Values, after: Values): string | undefined =>
  contentLanguages.find(
    (language) => textsIn(before, language).join('\n') !== textsIn(after, language).join('\n'),
  );

/** Most buttons that the screen has room for. */
const BUTTONS = 4;

/**
 * Where the texts stand, in their order: no key names a text's purpose. The first is the heading, the second stands
 * beneath it, the others are buttons; of more than two the last stands at the foot.
 */
export const placesOf = (texts: readonly string[]) => {
  const [heading, welcome = '', ...others] = texts;
  const foot = others.length > 2 ? others.at(-1) : undefined;
  const buttons = foot === undefined ? others : others.slice(0, -1);
  return { heading, welcome, buttons: buttons.slice(0, BUTTONS), foot };
};

/** Colours that have been given a name, by that name. */
export const namedColours = (record: Values): readonly (readonly [string, string])[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => {
    const name = String(record[`color${number}Name`] ?? '').trim();
    return name === '' ? [] : [[name, colourIn(record, `color${number}`)] as const];
  });

interface Pair {
  /** The field of the text's colour, and the one of what is under it. */
  readonly text: string;
  readonly on: string;
  readonly ratio: number;
}

/** Pairs of colours of which one can hardly be read on the other. */
export const unreadablePairs = (fields: AnyFields, record: Values): readonly Pair[] =>
  Object.entries(fields).flatMap(([text, field]) => {
    if (!isKind(field, 'colour') || field.readableOn === undefined) return [];
    const on = field.readableOn;
    const ratio = tooLittle(String(record[on] ?? ''), String(record[text] ?? ''));
    return ratio === null ? [] : [{ text, on, ratio }];
  });
