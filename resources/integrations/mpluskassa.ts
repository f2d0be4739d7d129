import { defineResource, f } from '../../schemas';
import { credential, integration, tcpPort } from './shared/integration';

export const mpluskassa = defineResource(
  integration('mpluskassa', {
    title: 'MplusKASSA',
    group: 'pointsOfSale',
    options: {
      apiServer: f.text(),
      port: tcpPort,
      identifier: f.text(),
      secret: credential,
      userName: f.text(),
      password: credential,
    },
    needs: ['userName', 'password'],
  }),
);
