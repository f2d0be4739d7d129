import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application log |||| Application logs',
} satisfies Labels<typeof applicationLogs>;
