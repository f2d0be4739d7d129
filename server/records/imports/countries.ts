import { foldText } from '../../../schemas';
import { locales } from '../../contract/translate';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const namedIn = (locale: string): readonly (readonly [string, string])[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return CODES.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[foldText(name), code] as const];
  });
};

let known: ReadonlyMap<string, string> | undefined;

/** The code of a country that is called so in one of the product's languages. */
export const countryCalled = (name: string): string | undefined => {
  known ??= new Map(locales.flatMap(namedIn));
  return known.get(foldText(name.trim()));
};
