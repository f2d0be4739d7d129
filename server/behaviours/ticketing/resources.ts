import type { Behaviour, CallContext } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import { storedIds } from '../../wire/references';
import { sentId } from '../../wire/sent';
import { inactiveResources } from './booking/states';

/** Which activities can be done with which resources; of one activity or of one resource where that is asked for. */
const linked = async (context: CallContext) => {
  const { activityId, resourceId } = context.call.query;
  const { rows } = await findRows(context, 'resources', {
    where: {
      ...(resourceId !== undefined && { id: sentId(resourceId) }),
      ...(activityId !== undefined && { linkedActivities: { contains: sentId(activityId) } }),
    },
    sort: [{ field: 'name', order: 'asc' }],
  });
  const links = rows.flatMap(({ id, name, linkedActivities }) =>
    storedIds(linkedActivities)
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
export const resources: Behaviour = {
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
};
