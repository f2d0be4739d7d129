import { action, defineResource, f } from '../../schemas';
import { account, credential, integration, tcpPort, tokenOfAccount } from './shared/integration';

const place = { apiServer: f.text(), port: tcpPort, identifier: f.text(), secret: credential };

export const mpluskassa = defineResource({
  ...integration('mpluskassa', {
    title: 'MplusKASSA',
    group: 'pointsOfSale',
    options: { ...place, ...account },
    needs: ['userName', 'password'],
  }),
  actions: { getToken: action(tokenOfAccount) },
});
