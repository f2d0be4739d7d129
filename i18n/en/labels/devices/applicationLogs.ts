import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application log |||| Application logs',
  asks: {
    fields: { severity: 'Kind' },
    codes: {
      severity: { error: 'Errors', warning: 'Warnings', info: 'Information', boot: 'Restarts' },
    },
  },
} satisfies Labels<typeof applicationLogs>;
