import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const globalticket = defineResource(
  integration('globalticket', {
    title: 'Global Ticket',
    group: 'visitors',
    options: { apiKey: credential, secret: credential },
    needs: ['apiKey', 'secret'],
  }),
);
