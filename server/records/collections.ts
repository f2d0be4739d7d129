import type { Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';

/** Where a resource's rows lie. */
export const collectionOf = (
  { tables }: Pick<CallContext, 'tables'>,
  definition: Resource,
): string => tables.of(definition).name;
