import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application log |||| Application logs',
  fields: { deviceId: 'Device' },
  asks: {
    fields: { severity: 'Kind', from: 'From', until: 'Until' },
    codes: {
      severity: { error: 'Errors', warning: 'Warnings', info: 'Information', boot: 'Restarts' },
    },
  },
} satisfies Labels<typeof applicationLogs>;
