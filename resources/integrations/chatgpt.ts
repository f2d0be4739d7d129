import { action, defineResource, f } from '../../schemas';
import { credential, integration, onService } from './shared/integration';

const prompt = f.longText({ required: true, messages: { required: 'promptFirst' } });
const trying = { ...onService, icon: 'play', requires: ['apikey'], asks: { prompt } } as const;

export const chatgpt = defineResource({
  ...integration('chatgpt', {
    title: 'ChatGPT',
    group: 'ai',
    options: { apikey: credential },
    needs: ['apikey'],
  }),
  nextStep: 'test',
  actions: { test: action({ ...trying, shows: { result: f.longText() } }) },
});
