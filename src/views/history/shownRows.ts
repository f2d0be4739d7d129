import type { PastChange, PastRow } from '../../../dataProvider/calls/history';
import type { Resource } from '../../../schemas';
import { isSame } from '../../../schemas/merge/sides';

/** Whether nothing but the number of a row is another: it has moved, or rows before it came or went. */
const isMoved = (
  { subLists }: Pick<Resource, 'subLists'>,
  { subList, before, after }: PastRow,
): boolean => {
  const { numberedBy, fields } = subLists[subList] ?? {};
  if (numberedBy === undefined || fields === undefined || !before || !after) return false;
  return Object.keys(fields).every(
    (name) => name === numberedBy || isSame(before[name], after[name]),
  );
};

/** The rows that something became of; of a list in which rows only moved, that they did. */
export const shownRows = (
  definition: Pick<Resource, 'subLists'>,
  { rows }: Pick<PastChange, 'rows'>,
): readonly PastRow[] => {
  const named = rows.filter((row) => !isMoved(definition, row));
  const others = new Set(named.map(({ subList }) => subList));
  const moved = new Set(rows.map(({ subList }) => subList).filter((name) => !others.has(name)));
  return [
    ...named,
    ...[...moved].map((subList) => ({ subList, before: undefined, after: undefined })),
  ];
};
