import type { OptionsOf } from '../../../schemas';

/** Pixels of the languages' tabs, and of the gap between two lines. */
const TABS = 61;
const GAP = 16;

/** The height of one language's fields, as if each were a line; how high that is follows from the screen. */
export const blockHeight = ({ field }: { field: OptionsOf<'perLanguage'> }): string =>
  `calc(${TABS - GAP}px + ${Object.keys(field.fields).length} * (var(--line) + ${GAP}px))`;
