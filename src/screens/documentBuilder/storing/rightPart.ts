import { type DocumentRow, newRow } from '../../../../schemas/documents';
import { problemsOf } from '../rows/problems';

/**
 * A row with what is right of it, and in place of what is wrong what the server has, or what a new row begins with:
 * so that one wrong option doesn't keep the others from being stored.
 */
export const rightPartOf = (row: DocumentRow, stored: DocumentRow | undefined): DocumentRow => {
  const instead: DocumentRow['options'] = stored?.options ?? newRow(row.type).options;
  const wrong = new Set(Object.keys(problemsOf(row)));
  const kept = Object.entries(row.options).filter(([name]) => !wrong.has(name));
  const former = Object.entries(instead).filter(([name]) => wrong.has(name));
  return { ...row, options: Object.fromEntries([...former, ...kept]) };
};
