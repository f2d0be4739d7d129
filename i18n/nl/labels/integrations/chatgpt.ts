import type { chatgpt } from '../../../../resources/integrations/chatgpt';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'ChatGPT |||| ChatGPT',
  fields: {
    apikey: 'API-sleutel',
  },
  actions: {
    test: {
      label: 'Testen met een prompt',
      missing: 'Vul eerst de API-sleutel in',
      fields: { prompt: 'Prompt', result: 'Antwoord' },
    },
  },
  messages: { promptFirst: 'Vul eerst een prompt in' },
} satisfies Labels<typeof chatgpt>;
