import type { HeadChoice } from '../../../dataProvider/calls/imports';
import type { FileColumn, FileHead } from '../../../schemas';
import type { ColumnLabel } from './columnLabels';

const LETTERS = /[^\p{L}\p{N}]+/gu;

/** A head as far as it says something: "Title (NL)", "title_nl" and "Title NL" are the same. */
const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replace(LETTERS, '');

/**
 * The columns that heads of a file probably stand for: those that they name, as the wire or the form calls them. No
 * column is proposed twice; a head that says nothing is left out.
 */
export const suggestedColumns = (
  heads: readonly FileHead[],
  columns: readonly FileColumn[],
  labelOf: ColumnLabel,
): HeadChoice => {
  const known = new Set(heads.map(({ column }) => column));
  const free = columns.filter(({ head }) => !known.has(head));
  const choice: Record<string, string> = {};
  for (const { head, column } of heads) {
    // Two of one name are one choice.
    if (head in choice) continue;
    const found = free.find(
      (one) => plain(one.head) === plain(head) || plain(labelOf(one.key)) === plain(head),
    );
    choice[head] = column ?? found?.head ?? '';
    if (column === null && found) free.splice(free.indexOf(found), 1);
  }
  return choice;
};
