import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application log |||| Application logs',
  belongs: 'What the apps on devices report stands here, the latest first.',
  facts: { date: '%{value}' },
  fields: { deviceId: 'Device' },
  codes: { type: { error: 'Error', warning: 'Warning', info: 'Info', boot: 'Restart' } },
  asks: {
    fields: { severity: 'Kind', from: 'From', until: 'Until' },
    codes: {
      severity: { error: 'Errors', warning: 'Warnings', info: 'Information', boot: 'Restarts' },
    },
  },
} satisfies Labels<typeof applicationLogs>;
