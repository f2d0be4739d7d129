import type { blocks } from '../../../../resources/ticketing/blocks';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Block |||| Blocks',
  fields: {
    called: 'Block',
    resourceId: 'Resource',
    resourceName: 'Resource',
    activityId: 'Activity',
    activityName: 'Activity',
    dayOfWeek: 'Day of the week',
    maxCapacity: 'Capacity',
    bufferMinutes: 'Buffer (minutes)',
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
