import { type Kind, kind } from './Kind';

export interface FlagOptions {
  /** How it travels, where that is not 1 and 0: as true and false. */
  as?: 'boolean';
  /** What it counts as where the server doesn't send it. */
  whenMissing?: boolean;
}

/** Reads a flag in every form servers send it in. */
const readFlag = (wire: unknown): boolean =>
  wire === true || wire === 1 || wire === '1' || wire === 'true';

/** Yes or no. */
export const flag: Kind<boolean, FlagOptions> = kind<boolean, FlagOptions>()({
  empty: () => false,
  parse: (wire, { whenMissing = false }) => (wire === undefined ? whenMissing : readFlag(wire)),
  serialize: (value, { as: form }) => (form === 'boolean' ? value : value ? 1 : 0),
  isEmpty: () => false,
  traits: { narrows: true, isShareable: true, namedInText: 'alone' },
  values: () => [true, false],
  samples: () => [false, true],
});
