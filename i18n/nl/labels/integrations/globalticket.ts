import type { globalticket } from '../../../../resources/integrations/globalticket';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Global Ticket |||| Global Ticket',
  fields: {
    apiKey: 'API-sleutel',
    secret: 'Geheim',
  },
} satisfies Labels<typeof globalticket>;
