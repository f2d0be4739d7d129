import type { blocks } from '../../../../resources/ticketing/blocks';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Block |||| Blocks',
  belongs: 'When an activity takes place at which resource, and for how many.',
  facts: { maxCapacity: 'for %{value} people' },
  fields: {
    called: 'Block',
    resourceId: 'Resource',
    resourceName: 'Resource',
    activityId: 'Activity',
    activityName: 'Activity',
    dayOfWeek: 'Day of the week',
    maxCapacity: 'Capacity',
    conflicts: 'Conflicts',
    bufferMinutes: 'Buffer (minutes)',
  },
  codes: {
    conflicts: {
      overlap: 'Overlaps another block',
      closed: 'Closed that day',
      hours: 'Outside opening hours',
      capacity: 'More than the resource holds',
      resourceInactive: 'Resource inactive',
      activityInactive: 'Activity inactive',
      notLinked: 'Activity not linked',
    },
  },
  messages: {
    resource: 'Please select a resource',
    activity: 'Please select an activity',
    startTime: 'Please enter a start time',
    endTime: 'Please enter an end time',
    order: 'End time must be after start time',
    capacity: 'Please enter a valid capacity (minimum 1)',
  },
} satisfies Labels<typeof blocks>;
