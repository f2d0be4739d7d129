import { action, defineResource } from '../../schemas';
import { account, credential, integration, tokenOfAccount } from './shared/integration';

export const pos4 = defineResource({
  ...integration('pos4', {
    title: 'POS4',
    group: 'pointsOfSale',
    options: { apiKey: credential, secret: credential, ...account },
    needs: ['userName', 'password'],
  }),
  nextStep: 'getToken',
  actions: { getToken: action(tokenOfAccount) },
});
