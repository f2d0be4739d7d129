import type { applicationLogs } from '../../../../resources/devices/applicationLogs';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatielog |||| Applicatielogs',
  belongs: 'Hier staat wat de apps op apparaten melden, het nieuwste eerst.',
  facts: { date: '%{value}' },
  fields: { deviceId: 'Apparaat' },
  codes: { type: { error: 'Fout', warning: 'Waarschuwing', info: 'Info', boot: 'Herstart' } },
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
