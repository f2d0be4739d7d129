import { isRight } from '../rows/problems';
import { nameOf } from '../storing/changes';
import type { StoringState } from '../storing/createStoring';
import type { RowStatus } from './BuilderState';

/** How the rows stand that are not stored as they are. */
export const statusesOf = ({ changes, refusals }: StoringState): ReadonlyMap<number, RowStatus> => {
  const statuses = new Map<number, RowStatus>();
  for (const change of changes) {
    if (!('row' in change)) continue;
    if (!isRight(change.row)) statuses.set(change.key, 'wrong');
    else statuses.set(change.key, refusals.has(nameOf(change)) ? 'refused' : 'waiting');
  }
  return statuses;
};
