import type { smtp } from '../../../../resources/integrations/smtp';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'SMTP |||| SMTP',
  fields: {
    host: 'Server',
    port: 'Port',
    userName: 'User name',
    password: 'Password',
  },
  actions: {
    testConnection: { label: 'Test the connection', missing: 'Enter mandatory information first' },
  },
} satisfies Labels<typeof smtp>;
