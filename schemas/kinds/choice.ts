import { kind } from './Kind';

export type CodeValue = string | number;

export interface ChoiceOptions {
  /** The codes, in the order in which they are offered; labels stand in i18n under `codes`. */
  values: readonly CodeValue[];
  /** The shared list of labels that it uses instead of labels of its own. */
  labels?:
    | 'filled'
    | 'languages'
    | 'genders'
    | 'publication'
    | 'standing'
    | 'weekdays'
    | 'weekdaysFromSunday';
  /** Codes that are shown when stored and never offered. */
  notOffered?: readonly CodeValue[];
  /**
   * What is sent or stored in place of codes where something older wrote it, and the code that each means; `''` stands
   * for nothing at all.
   */
  formerly?: Readonly<Record<CodeValue, CodeValue>>;
  /** Colours of the codes where a list shows them as a chip. */
  tones?: Readonly<Record<CodeValue, 'success' | 'warning' | 'error' | 'info' | 'default'>>;
}

const isCode = (wire: unknown): wire is CodeValue =>
  typeof wire === 'string' ? wire !== '' : typeof wire === 'number' && Number.isFinite(wire);

/** Finds the code that a wire value means, whether it comes as a number or as text. */
export const readCode = (wire: unknown, values: readonly CodeValue[]): CodeValue | null => {
  if (!isCode(wire)) return null;
  // Most come as they are meant.
  if (values.includes(wire)) return wire;
  return values.find((value) => String(value) === String(wire)) ?? wire;
};

/** One code out of a list. An unknown code is kept and shown as it is; a save asks for a known one. */
export const choice = kind<CodeValue | null, ChoiceOptions>()({
  empty: () => null,
  parse: (wire, { values, formerly = {} }) => {
    const code = readCode(wire, values);
    return code !== null && values.includes(code) ? code : (formerly[code ?? ''] ?? code);
  },
  serialize: (value) => value,
  check: (value, { values }) =>
    value === null || values.includes(value) ? undefined : { message: 'choice' },
  traits: { narrows: true, isShareable: true },
  values: ({ values }) => values,
  samples: ({ values }) => [null, ...values],
});
