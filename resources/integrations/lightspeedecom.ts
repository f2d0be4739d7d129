import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const lightspeedecom = defineResource(
  integration('lightspeedecom', {
    title: 'Lightspeed eCom',
    group: 'shops',
    options: { apikey: credential, secret: credential },
    needs: ['apikey', 'secret'],
  }),
);
