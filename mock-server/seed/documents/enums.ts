import type { Workshop } from '../collections';
import type { DocumentText } from '../profiles/Profile';
import { type EnumText, enumTexts } from '../texts/enums';

const LANGUAGES = ['NL-nl', 'EN-gb'] as const;

const ENUM_TYPE = 4;

/** The values of an enum: all of them in Dutch, then in English. */
const valuesOf = ({ values }: EnumText) =>
  LANGUAGES.flatMap((language, at) =>
    values.map(([code, dutch, english, state]) => ({
      language,
      code,
      value: at === 0 ? dutch : english,
      correct: state === 'right' ? 1 : 0,
    })),
  ).map((value, index) => ({ enumRowId: index + 1, ...value }));

/** Adds the enums that an organisation's documents offer. @returns their ids by name */
export const addEnums = (
  { add }: Workshop,
  documents: readonly DocumentText[],
): ReadonlyMap<string, number> => {
  const asked = documents.flatMap(({ rows }) =>
    rows.filter(([type]) => type === ENUM_TYPE).map(([, title]) => title),
  );
  const ids = new Map<string, number>();
  for (const name of new Set(asked)) {
    const text = enumTexts[name];
    if (!text) throw new Error(`No enum is called ${name}`);
    const { description, tags } = text;
    ids.set(name, add('enums', { name, description, tags, values: valuesOf(text) }).id);
  }
  return ids;
};
