import type { formitable } from '../../../../resources/integrations/formitable';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Formitable |||| Formitable',
  fields: {
    apiKey: 'API-sleutel',
  },
  actions: {
    fetchRestaurantId: {
      label: 'Restaurant-id ophalen',
      missing: 'Vul eerst de API-sleutel in',
      fields: { restaurantId: 'Restaurant-id' },
    },
  },
} satisfies Labels<typeof formitable>;
