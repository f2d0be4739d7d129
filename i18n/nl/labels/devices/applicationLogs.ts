import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatielog |||| Applicatielogs',
  fields: { date: 'Datum', type: 'Type', description: 'Omschrijving' },
} satisfies Labels<typeof applicationLogs>;
