import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const chatgpt = defineResource(
  integration('chatgpt', {
    title: 'ChatGPT',
    group: 'ai',
    options: { apikey: credential },
    needs: ['apikey'],
  }),
);
