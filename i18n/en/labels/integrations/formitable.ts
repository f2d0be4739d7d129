import type { formitable } from '../../../../resources/integrations/formitable';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Formitable |||| Formitable',
  fields: {
    apiKey: 'API key',
  },
} satisfies Labels<typeof formitable>;
