import type { DetailRules } from '../rows/details';
import type { Content } from '../rows/history';
import { isSameContent } from '../rows/rowList';
import { isSameRows } from '../rows/sameDocument';
import { titleOfRow } from '../rows/titles';
import type { Elsewhere } from './BuilderState';

interface Overtaking {
  base: Content;
  mine: Content;
  theirs: Content;
}

/** What came from somebody else, in what is told of it: rows by their titles, and details that touch nothing here. */
export const elsewhereOf = (
  { base, mine, theirs }: Overtaking,
  by: Elsewhere['by'],
  rules: DetailRules,
): Elsewhere => {
  const before = new Map(base.rows.map((row) => [row.id, row]));
  const changed = theirs.rows.filter((row) => {
    const known = before.get(row.id);
    return !known || !isSameContent(known, row);
  });
  const own = rules.merge({ base: base.details, mine: mine.details, theirs: theirs.details });
  return {
    by,
    areRowsOthers: !isSameRows(base.rows, theirs.rows),
    titles: changed.map(titleOfRow),
    details: own.elsewhere.filter((name) => !own.touching.includes(name)),
  };
};
