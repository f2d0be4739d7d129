import { activities } from '../../../resources/ticketing/activities';
import { blocks as definition } from '../../../resources/ticketing/blocks';
import { resources } from '../../../resources/ticketing/resources';
import { behaviour } from '../../contract/behaviour';
import { foundThrough } from '../../records/list/foundThrough';
import { tableOf } from '../../tables/tableOf';
import { blockDoubts, conflictsWith } from './booking/blockConflicts';
import { needingBlock } from './booking/bookedIn';

const own = tableOf(definition);
const searched = ['name'];

/** Blocks, which are looked for by what they let be booked, and report what keeps them from being booked. */
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
    found: {
      resourceName: foundThrough(own, { field: 'resourceId', to: tableOf(resources), searched }),
      activityName: foundThrough(own, { field: 'activityId', to: tableOf(activities), searched }),
    },
  },
  doubts: blockDoubts,
});
