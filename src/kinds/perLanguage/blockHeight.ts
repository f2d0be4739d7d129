import type { OptionsOf } from '../../../schemas';

/** Pixels of the languages' tabs, of a line with its label, and of the gap between two of them. */
const TABS = 57;
const LINE = 58;
const GAP = 16;

/** The height of one language's fields, in pixels, as if each were a line. */
export const blockHeight = ({ field }: { field: OptionsOf<'perLanguage'> }): number =>
  TABS + Object.keys(field.fields).length * (LINE + GAP) - GAP;
