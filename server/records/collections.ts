import type { Resource } from '../../schemas';
import { behaviourOf } from '../behaviours';

/** Where a resource's rows lie. */
export const collectionOf = ({ name }: Pick<Resource, 'name'>): string =>
  behaviourOf(name).collection ?? name;
