import type { Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';

/** Where a resource's rows lie. */
export const collectionOf = (
  { behaviours }: Pick<CallContext, 'behaviours'>,
  { name }: Pick<Resource, 'name'>,
): string => behaviours.of(name).collection ?? name;
