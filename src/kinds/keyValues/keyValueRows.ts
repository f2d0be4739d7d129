import { contentLanguages, isBlank, type KeyValue, type OptionsOf } from '../../../schemas';

type Rows = readonly KeyValue[];

/** The languages that rows belong to: those that the record has chosen, in the order of the choice, or all. */
export const chosenLanguages = (
  { byLanguage }: OptionsOf<'keyValues'>,
  record: Record<string, unknown>,
): readonly string[] => {
  if (byLanguage === true) return contentLanguages;
  const chosen = byLanguage === undefined ? [] : record[byLanguage];
  return Array.isArray(chosen) ? chosen.map(String) : [];
};

/** The rows of one language in their order; all rows where they belong to none. */
export const rowsIn = (value: Rows, language?: string): Rows =>
  language === undefined
    ? value
    : value
        .filter((row) => row.language === language)
        .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** All rows, with those of one language replaced and numbered from 1; other languages stay as they are. */
export const withRows = (value: Rows, rows: Rows, language?: string): Rows =>
  language === undefined
    ? rows
    : [
        ...value.filter((row) => row.language !== language),
        ...rows.map((row, index) => ({ ...row, language, order: index + 1 })),
      ];

export const emptyRow = (): KeyValue => ({ id: null, key: '', value: '' });

/** What a row lacks of what must be filled in. */
export const lacks = (
  row: KeyValue,
  filled: OptionsOf<'keyValues'>['requires'] = 'keyAndValue',
) => ({
  key: isBlank(row.key),
  value: filled === 'keyAndValue' && isBlank(row.value),
});
