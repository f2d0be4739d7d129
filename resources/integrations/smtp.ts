import { action, defineResource, f } from '../../schemas';
import { account, credentialFor, integration, onService, tcpPort } from './shared/integration';

const options = {
  host: f.text({ format: 'host' }),
  port: tcpPort,
  ...account,
  password: credentialFor('host', 'port', 'userName'),
};
const args = { host: 'host', port: 'port', userName: 'userName', password: 'password' } as const;
const trying = { ...onService, icon: 'mail', args } as const;

export const smtp = defineResource({
  ...integration('smtp', { title: 'SMTP', group: 'mail', options, needs: ['host', 'port'] }),
  nextStep: 'testConnection',
  actions: { testConnection: action({ ...trying, requires: ['host', 'port'] }) },
});
