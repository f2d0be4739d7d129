import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { rowsOf } from '../tenant';

/** Stores a new record of the caller's organisation with the values that a save came to. */
export const insertRow = (
  context: CallContext,
  definition: Resource,
  values: Values,
): Promise<Row> => rowsOf(context, context.tables.of(definition)).insert(values);
