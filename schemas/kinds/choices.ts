import { type ChoiceOptions, type CodeValue, readCode } from './choice';
import { kind } from './Kind';

export interface ChoicesOptions extends ChoiceOptions {
  /** Travels as "0,1,2" instead of a list. */
  asCommaText?: boolean;
  /** The last one that is ticked can't be unticked. */
  keepOne?: boolean;
}

const asList = (wire: unknown): readonly unknown[] =>
  Array.isArray(wire)
    ? wire
    : typeof wire === 'string'
      ? wire.split(',').map((item) => item.trim())
      : [];

/** Several codes out of a list, in the order of that list. */
export const choices = kind<readonly CodeValue[], ChoicesOptions>()({
  empty: () => [],
  parse: (wire, { values }) => {
    const read = asList(wire).map((item) => readCode(item, values));
    return values.filter((value) => read.includes(value));
  },
  serialize: (value, { asCommaText }) => (asCommaText ? value.join(',') : value),
  check: (value, { values, keepOne }) => {
    if (keepOne && value.length === 0) return { message: 'keepOne' };
    return value.every((item) => values.includes(item)) ? undefined : { message: 'choice' };
  },
  samples: ({ values, keepOne }) => [...(keepOne ? [] : [[]]), values.slice(0, 1), values],
});
