import type { DataRecord, Resource } from '../../../schemas';

/**
 * Identifies the page of a record among those of the tab: what keeps one of two states that stand beside each other
 * from running is no matter of the other.
 */
export const nameOfPage = ({ name }: Resource, { id }: DataRecord, isPast = false): string =>
  `${name}.${id || 'add'}${isPast ? '.past' : ''}`;
