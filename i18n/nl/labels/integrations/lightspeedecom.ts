import type { lightspeedecom } from '../../../../resources/integrations/lightspeedecom';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Lightspeed eCom |||| Lightspeed eCom',
  fields: {
    apikey: 'API-sleutel',
    secret: 'Geheim',
  },
  actions: {
    fetchMainDomain: {
      label: 'Hoofddomein ophalen',
      missing: 'Vul eerst de verplichte gegevens in',
      fields: { main_domain: 'Hoofddomein' },
    },
    fetchInfo: {
      label: 'Gegevens ophalen',
      missing: 'Vul eerst de verplichte gegevens in',
      fields: { info: 'Gegevens' },
    },
  },
} satisfies Labels<typeof lightspeedecom>;
