import type { Problem } from '../../../../schemas';
import { checkOptions, type DocumentRow } from '../../../../schemas/documents';

type Problems = Readonly<Record<string, Problem>>;

const known = new WeakMap<DocumentRow, Problems>();

/** What is wrong with a row's options, worked out once for each object. */
export const problemsOf = (row: DocumentRow): Problems => {
  const found = known.get(row) ?? checkOptions(row);
  known.set(row, found);
  return found;
};

export const isRight = (row: DocumentRow): boolean => Object.keys(problemsOf(row)).length === 0;
