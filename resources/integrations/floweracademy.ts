import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const floweracademy = defineResource(
  integration('floweracademy', {
    title: 'Flower Academy',
    group: 'catalogues',
    options: { apikey: credential },
    needs: ['apikey'],
  }),
);
