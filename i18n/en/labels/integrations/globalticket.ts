import type { globalticket } from '../../../../resources/integrations/globalticket';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Global Ticket |||| Global Ticket',
  fields: {
    apiKey: 'API key',
    secret: 'Secret',
  },
} satisfies Labels<typeof globalticket>;
