import type { formitable } from '../../../../resources/integrations/formitable';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Formitable |||| Formitable',
  fields: {
    apiKey: 'API key',
  },
  actions: {
    fetchRestaurantId: {
      label: 'Fetch restaurant id',
      missing: 'Enter API key first',
      fields: { restaurantId: 'Restaurant id' },
    },
  },
} satisfies Labels<typeof formitable>;
