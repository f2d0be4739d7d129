import { action, defineResource } from '../../schemas';
import { integration, keyAndSecret, requestingToken } from './shared/integration';

export const lightspeedkseries = defineResource({
  ...integration('lightspeedkseries', {
    title: 'Lightspeed K-Series',
    group: 'pointsOfSale',
    options: keyAndSecret,
    needs: ['apikey', 'secret'],
  }),
  nextStep: 'updateToken',
  actions: { updateToken: action({ ...requestingToken, requires: ['apikey', 'secret'] }) },
});
