import { columnsThatMayBeEmpty, isBlank, type Resource, WITH_EMPTY } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { rowsOf } from '../tenant';
import { findBlank } from './BlankColumns';
import { workedOutNames } from './workedOut';

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
  const { call, behaviours, tables, blankColumns } = context;
  if (call.queryValues[WITH_EMPTY] === undefined) return {};
  if (behaviours.of(definition.name).parts) return {};
  const unstored = workedOutNames(context, definition);
  const blank = columnsThatMayBeEmpty(definition).filter(
    (name) => !unstored.has(name) && rows.every((row) => isBlank(row[name])),
  );
  const table = tables.of(definition);
  const own = rowsOf(context, table);
  // What is reached of a table that organisations share is another matter from call to call.
  const empty = table.ofOrganisation
    ? await blankColumns.among(blank, own, { table, organisationId: call.organisation.id })
    : await findBlank(blank, own);
  return empty ? { emptyColumns: empty } : {};
};
