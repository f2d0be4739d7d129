import { columnsThatMayBeEmpty, isBlank, type Resource, WITH_EMPTY } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { rowsOf } from '../tenant';
import { workedOutNames } from './workedOut';

/** A longer list shows all its columns: finding out that nothing is there means looking through all of it. */
const MOST_ROWS = 20_000;

/** What a store keeps where nothing is. */
const NOTHING = [null, ''] as const;

/**
 * The columns in which no record of the organisation has a value, whatever the list is narrowed by: so that none comes
 * or goes from page to page.
 *
 * @param rows those of the page: what one of them has needn't be looked for
 */
export const emptyColumnsOf = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): Promise<Values> => {
  if (context.call.queryValues[WITH_EMPTY] === undefined) return {};
  if (context.behaviours.of(definition.name).parts) return {};
  const unstored = workedOutNames(context, definition);
  const own = rowsOf(context, context.tables.of(definition));
  const blank = columnsThatMayBeEmpty(definition).filter(
    (name) => !unstored.has(name) && rows.every((row) => isBlank(row[name])),
  );
  if (blank.length > 0 && (await own.count()) > MOST_ROWS) return {};
  const filled = await Promise.all(
    blank.map((name) => own.find({ not: { where: { [name]: NOTHING } }, take: 1, only: [] })),
  );
  return { emptyColumns: blank.filter((_, place) => filled[place]?.length === 0) };
};
