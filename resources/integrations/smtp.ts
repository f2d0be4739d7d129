import { defineResource, f } from '../../schemas';
import { credential, integration, tcpPort } from './shared/integration';

export const smtp = defineResource(
  integration('smtp', {
    title: 'SMTP',
    group: 'mail',
    options: { host: f.text(), port: tcpPort, userName: f.text(), password: credential },
    needs: ['host', 'port'],
  }),
);
