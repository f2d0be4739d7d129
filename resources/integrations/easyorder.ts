import { action, defineResource } from '../../schemas';
import { integration, keyAndSecret, requestingToken } from './shared/integration';

export const easyorder = defineResource({
  ...integration('easyorder', {
    title: 'easyOrder',
    group: 'ordering',
    options: keyAndSecret,
    needs: ['apikey', 'secret'],
  }),
  nextStep: 'requestToken',
  actions: { requestToken: action({ ...requestingToken, requires: ['apikey', 'secret'] }) },
});
