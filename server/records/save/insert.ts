import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { collectionOf } from '../collections';
import { isOfOneTenant } from '../tenant';

/** Stores a new record of the caller's organisation with the values that a save came to. */
export const insertRow = (
  context: CallContext,
  definition: Resource,
  values: Values,
): Promise<Row> => {
  const collection = collectionOf(context, definition);
  const { id } = context.call.organisation;
  return context.store.insert(collection, {
    ...(isOfOneTenant(collection) && { organisationId: id }),
    ...values,
  });
};
