import { action, defineResource, f } from '../../schemas';
import { account, credentialFor, integration, tcpPort, tokenOfAccount } from './shared/integration';

const server = ['apiServer', 'port'] as const;

const place = {
  apiServer: f.url(),
  port: tcpPort,
  identifier: f.text(),
  secret: credentialFor(...server, 'identifier'),
};

export const mpluskassa = defineResource({
  ...integration('mpluskassa', {
    title: 'MplusKASSA',
    group: 'pointsOfSale',
    options: { ...place, ...account, password: credentialFor(...server, 'userName') },
    needs: ['userName', 'password'],
  }),
  nextStep: 'getToken',
  actions: { getToken: action(tokenOfAccount) },
});
