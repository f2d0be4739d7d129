import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application log |||| Application logs',
  fields: { date: 'Date', type: 'Type', description: 'Description' },
} satisfies Labels<typeof applicationLogs>;
