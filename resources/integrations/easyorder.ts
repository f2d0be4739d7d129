import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const easyorder = defineResource(
  integration('easyorder', {
    title: 'easyOrder',
    group: 'ordering',
    options: { apikey: credential, secret: credential },
    needs: ['apikey', 'secret'],
  }),
);
