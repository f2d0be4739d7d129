import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatielog |||| Applicatielogs',
  fields: { deviceId: 'Apparaat' },
  asks: {
    fields: { severity: 'Soort', from: 'Vanaf', until: 'Tot en met' },
    codes: {
      severity: {
        error: 'Fouten',
        warning: 'Waarschuwingen',
        info: 'Informatie',
        boot: 'Herstarts',
      },
    },
  },
} satisfies Labels<typeof applicationLogs>;
