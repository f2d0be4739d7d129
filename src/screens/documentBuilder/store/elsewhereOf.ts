import type { DetailRules } from '../rows/details';
import type { Content } from '../rows/history';
import { isSameContent, type Rows } from '../rows/rowList';
import { isSameRows } from '../rows/sameDocument';
import { titleOfRow } from '../rows/titles';
import type { Elsewhere } from './BuilderState';

interface Overtaking {
  base: Content;
  mine: Content;
  theirs: Content;
}

/**
 * What came from somebody else and is taken in, as it is reported: rows by their titles, and details. What was
 * changed here as well is asked where it stands.
 *
 * @param touching the keys of rows that both changed
 */
export const elsewhereOf = (
  { base, mine, theirs }: Overtaking,
  touching: ReadonlySet<number>,
  by: Elsewhere['by'],
  rules: DetailRules,
): Elsewhere => {
  const apart = (rows: Rows) => rows.filter(({ id }) => !touching.has(id));
  const before = new Map(base.rows.map((row) => [row.id, row]));
  const changed = apart(theirs.rows).filter((row) => {
    const known = before.get(row.id);
    return !known || !isSameContent(known, row);
  });
  const own = rules.merge({ base: base.details, mine: mine.details, theirs: theirs.details });
  return {
    by,
    areRowsOthers: !isSameRows(apart(base.rows), apart(theirs.rows)),
    titles: changed.map(titleOfRow),
    details: own.elsewhere.filter((name) => !own.touching.includes(name)),
  };
};
