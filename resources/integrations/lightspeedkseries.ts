import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const lightspeedkseries = defineResource(
  integration('lightspeedkseries', {
    title: 'Lightspeed K-Series',
    group: 'pointsOfSale',
    options: { apikey: credential, secret: credential },
    needs: ['apikey', 'secret'],
  }),
);
