import { resources as definition } from '../../../resources/ticketing/resources';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';
import { sentId } from '../../wire/sent';
import { inactiveResources } from './booking/states';

const table = tableOf(definition);

/** Which activities can be done with which resources; of one activity or of one resource on request. */
const linked = async (context: CallContext) => {
  const { activityId, resourceId } = context.call.query;
  const rows = await rowsOf(context, table).find({
    where: {
      ...(resourceId !== undefined && { id: sentId(resourceId) }),
      ...(activityId !== undefined && { linkedActivities: { contains: sentId(activityId) } }),
    },
    sort: [{ field: 'name', order: 'asc' }],
    only: ['name', 'linkedActivities'],
  });
  const links = rows.flatMap(({ id, name, linkedActivities = [] }) =>
    linkedActivities
      .filter((activity) => activityId === undefined || activity === sentId(activityId))
      .map((activity) => ({
        // A link leads to its resource.
        id,
        activityId: activity,
        resourceId: id,
        resourceName: name,
      })),
  );
  return list(links, links.length);
};

/** Resources, of which lists can show those that can't be booked. */
export const resources = behaviour(definition, {
  asks: { status: () => inactiveResources },
  calls: [
    {
      method: 'GET',
      path: 'activity-resource',
      modules: ['ticketing'],
      right: 'read',
      run: linked,
    },
  ],
});
