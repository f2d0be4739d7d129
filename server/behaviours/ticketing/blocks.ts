import { blocks as definition } from '../../../resources/ticketing/blocks';
import { behaviour } from '../../contract/behaviour';
import { blockDoubts, conflictsWith } from './booking/blockConflicts';
import { needingBlock } from './booking/bookedIn';

/** Blocks, which are looked for by what they let be booked, and say what keeps them from being booked. */
export const blocks = behaviour(definition, {
  usedBy: needingBlock,

  virtual: {
    names: ['resourceName', 'activityName', 'conflicts'],
    of: async (context, rows) => {
      const { named, conflictsIn } = await conflictsWith(context, rows);
      return (row) => ({
        resourceName: named('resources', row.resourceId),
        activityName: named('activities', row.activityId),
        conflicts: [...new Set(conflictsIn(row).map(({ kind }) => kind))],
      });
    },
  },
  doubts: blockDoubts,
});
