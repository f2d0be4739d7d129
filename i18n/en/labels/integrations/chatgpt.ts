import type { chatgpt } from '../../../../resources/integrations/chatgpt';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'ChatGPT |||| ChatGPT',
  fields: {
    apikey: 'API key',
  },
  actions: {
    test: {
      label: 'Test with a prompt',
      missing: 'Enter API key first',
      fields: { prompt: 'Prompt', result: 'Answer' },
    },
  },
  messages: { promptFirst: 'Enter a prompt first' },
} satisfies Labels<typeof chatgpt>;
