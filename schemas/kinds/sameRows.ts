import type { PerLanguage, SameRows } from './perLanguage';
import type { Row } from './rows';

type Block = PerLanguage[string];

const rowsIn = (block: Block | undefined, { field }: SameRows): readonly Row[] => {
  const rows = block?.[field];
  return Array.isArray(rows) ? rows : [];
};

/** A row of another language in place of one: called the same, and otherwise still empty. */
const counterpart = (row: Row, { by }: SameRows, empty: Block): Row => ({
  ...empty,
  id: null,
  [by]: row[by],
});

/** What becomes of a language's rows by a change to those of another, which stand in the same places. */
const following = (
  rows: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
  same: SameRows,
  empty: Block,
): readonly Row[] =>
  after.length < before.length
    ? // What stays is handed on as it was.
      rows.filter((_, index) => after.some((row) => row === before[index]))
    : after.map((row, index) => ({
        ...(rows[index] ?? counterpart(row, same, empty)),
        [same.by]: row[same.by],
      }));

/**
 * The blocks of all languages after that of one was changed.
 *
 * @param empty the values of a new row
 */
export const withSameRows = (
  value: PerLanguage,
  language: string,
  block: Block,
  same: SameRows,
  empty: Block,
): PerLanguage => {
  const before = rowsIn(value[language], same);
  const after = rowsIn(block, same);
  const others = Object.entries(value).map(([other, its]) => [
    other,
    { ...its, [same.field]: following(rowsIn(its, same), before, after, same, empty) },
  ]);
  return { ...Object.fromEntries(others), [language]: block };
};

/** The rows that a language begins with: those that there are in another one. */
export const firstRows = (value: PerLanguage, same: SameRows, empty: Block): readonly Row[] =>
  rowsIn(Object.values(value)[0], same).map((row) => counterpart(row, same, empty));
