import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { createPace } from '../../store/pace';
import type { Condition, Query, Selection } from '../../store/Query';
import type { Page } from '../../store/Rows';
import { runQuery } from '../../store/runQuery';
import type { Row } from '../../store/Store';
import { rowsOf } from '../tenant';
import { withWorkedOut } from './workedOut';

/** As many rows are read at a time. */
const PORTION = 1_000;

interface Asked {
  /** What the store narrows the list by. */
  readonly all: readonly Condition[];
  /** What rows are narrowed by and searched for once all is worked out. */
  readonly selection: Selection;
  readonly part: Pick<Query, 'sort' | 'skip' | 'take'>;
}

/**
 * Finds the rows of a page by what no row stores. Every row of the list is read, a portion at a time, so that however
 * long it is the answer is exact; of each that is found only what it is sorted by is kept.
 */
export const findWorkedOut = async (
  context: CallContext,
  definition: Resource,
  { all, selection, part }: Asked,
): Promise<Page> => {
  const own = rowsOf(context, context.tables.of(definition));
  const sortedBy = (part.sort ?? []).map(({ field }) => field);
  const pace = createPace();
  const found: Row[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const portion: readonly Row[] = await own.find({
      all: [...all, { where: { id: { from } } }],
      take: PORTION,
    });
    const rows = await withWorkedOut(context, definition, portion);
    const isLast = portion.length < PORTION;
    if (from === 0 && isLast) return runQuery(rows, { ...selection, ...part });
    for (const row of runQuery(rows, selection).rows)
      found.push({
        ...Object.fromEntries(sortedBy.map((name) => [name, row[name]])),
        id: row.id,
      });
    from = isLast ? undefined : (portion.at(-1)?.id ?? 0) + 1;
    await pace();
  }
  const { rows, total } = runQuery(found, part);
  const ids = rows.map(({ id }) => id);
  const byId = new Map((await own.find({ where: { id: ids } })).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
};
