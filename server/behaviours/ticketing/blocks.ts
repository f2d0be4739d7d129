import type { Behaviour, CallContext } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';

const namesOf = async (context: CallContext, collection: string) => {
  const { rows } = await findRows(context, collection);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Blocks, which are looked for by what they let be booked. */
export const blocks: Behaviour = {
  virtual: {
    names: ['resourceName', 'activityName'],
    of: async (context) => {
      const resources = await namesOf(context, 'resources');
      const activities = await namesOf(context, 'activities');
      return ({ resourceId, activityId }) => ({
        resourceName: resources.get(Number(resourceId)) ?? '',
        activityName: activities.get(Number(activityId)) ?? '',
      });
    },
  },
};
