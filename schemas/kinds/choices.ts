import { type ChoiceOptions, type CodeValue, readCode } from './choice';
import { kind } from './Kind';

export interface ChoicesOptions extends ChoiceOptions {
  /** How they travel, where that is not a list: as "0,1,2", or as an object with 0 or 1 for each code. */
  as?: 'commaText' | 'flags';
  /** The last one that is ticked can't be unticked. */
  keepsLast?: boolean;
}

const flagged = (flags: object): readonly string[] =>
  Object.entries(flags)
    .filter(([, flag]) => [1, '1', true].includes(flag))
    .map(([code]) => code);

const asList = (wire: unknown): readonly unknown[] => {
  if (Array.isArray(wire)) return wire;
  if (typeof wire === 'string') return wire.split(',').map((item) => item.trim());
  return typeof wire === 'object' && wire !== null ? flagged(wire) : [];
};

const flagsOf = (value: readonly CodeValue[], values: readonly CodeValue[]) =>
  Object.fromEntries(values.map((code) => [code, value.includes(code) ? 1 : 0]));

/** Several codes out of a list, in the order of that list. */
export const choices = kind<readonly CodeValue[], ChoicesOptions>()({
  empty: () => [],
  parse: (wire, { values }) => {
    const read = asList(wire).map((item) => readCode(item, values));
    return values.filter((value) => read.includes(value));
  },
  serialize: (value, { as: form, values }) =>
    form === 'flags' ? flagsOf(value, values) : form === 'commaText' ? value.join(',') : value,
  check: (value, { values, keepsLast }) => {
    if (keepsLast && value.length === 0) return { message: 'lastChosen' };
    return value.every((item) => values.includes(item)) ? undefined : { message: 'choice' };
  },
  traits: { mergesBy: 'items' },
  samples: ({ values, keepsLast }) => [...(keepsLast ? [] : [[]]), values.slice(0, 1), values],
});
