import { isRight } from '../rows/problems';
import { type Change, nameOf } from '../storing/changes';

import type { RowStatus, StoringState } from './BuilderState';

/**
 * How the rows and the details stand that are not stored as they are.
 *
 * @param areRight whether the details could be stored
 */
export const statusesOf = (
  { changes, refusals }: StoringState,
  areRight: boolean,
): ReadonlyMap<number, RowStatus> => {
  const isWrong = (change: Change): boolean => {
    if (change.kind === 'details') return !areRight;
    return 'row' in change && !isRight(change.row);
  };
  const statuses = new Map<number, RowStatus>();
  for (const change of changes) {
    if (change.kind === 'order' || change.kind === 'remove') continue;
    if (isWrong(change)) statuses.set(change.key, 'wrong');
    else statuses.set(change.key, refusals.has(nameOf(change)) ? 'refused' : 'waiting');
  }
  return statuses;
};
