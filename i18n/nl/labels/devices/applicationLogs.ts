import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatielog |||| Applicatielogs',
  asks: {
    fields: { severity: 'Soort' },
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
