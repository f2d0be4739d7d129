import { type ChoiceOptions, type CodeValue, readCode } from './choice';
import { fromText } from './jsonText';
import { kind } from './Kind';

export interface ChoicesOptions extends ChoiceOptions {
  /** How they travel, where that is not a list: as "0,1,2", or as an object with 0 or 1 for each code, or as the list's JSON. */
  as?: 'commaText' | 'flags' | 'jsonText';
  /** Other codes are taken too. A code with dots goes by what follows the last: as the code of that, if there is one. */
  takes?: 'others';
  /** The last one that is ticked can't be unticked. */
  keepsLast?: boolean;
}

const flagged = (flags: object): readonly string[] =>
  Object.entries(flags)
    .filter(([, flag]) => [1, '1', true].includes(flag))
    .map(([code]) => code);

const asList = (wire: unknown, form: ChoicesOptions['as']): readonly unknown[] => {
  const read = form === 'jsonText' ? fromText(wire) : wire;
  if (Array.isArray(read)) return read;
  if (typeof read === 'string') return read.split(',').map((item) => item.trim());
  return typeof read === 'object' && read !== null && form !== 'jsonText' ? flagged(read) : [];
};

const flagsOf = (value: readonly CodeValue[], values: readonly CodeValue[]) =>
  Object.fromEntries(values.map((code) => [code, value.includes(code) ? 1 : 0]));

const others = (read: readonly (CodeValue | null)[], values: readonly CodeValue[]) =>
  [...new Set(read)].filter((code) => code !== null).filter((code) => !values.includes(code));

/** Several codes out of a list, in the order of that list. */
export const choices = kind<readonly CodeValue[], ChoicesOptions>()({
  empty: () => [],
  parse: (wire, { values, as: form, takes }) => {
    const read = asList(wire, form).map((item) => readCode(item, values));
    const known = values.filter((value) => read.includes(value));
    return takes === 'others' ? [...known, ...others(read, values)] : known;
  },
  serialize: (value, { as: form, values }) => {
    if (form === 'flags') return flagsOf(value, values);
    if (form === 'jsonText') return JSON.stringify(value);
    return form === 'commaText' ? value.join(',') : value;
  },
  check: (value, { values, keepsLast, takes }) => {
    if (keepsLast && value.length === 0) return { message: 'lastChosen' };
    return takes === 'others' || value.every((item) => values.includes(item))
      ? undefined
      : { message: 'choice' };
  },
  traits: { mergesBy: 'items', narrows: true, isShareable: true },
  samples: ({ values, keepsLast }) => [...(keepsLast ? [] : [[]]), values.slice(0, 1), values],
});
