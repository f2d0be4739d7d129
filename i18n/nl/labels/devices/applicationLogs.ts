import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatielog |||| Applicatielogs',
} satisfies Labels<typeof applicationLogs>;
