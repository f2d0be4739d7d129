import type { chatgpt } from '../../../../resources/integrations/chatgpt';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'ChatGPT |||| ChatGPT',
  fields: {
    apikey: 'API-sleutel',
  },
} satisfies Labels<typeof chatgpt>;
