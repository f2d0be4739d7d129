import { defineResource, f } from '../../schemas';
import { credential, integration } from './shared/integration';

export const pos4 = defineResource(
  integration('pos4', {
    title: 'POS4',
    group: 'pointsOfSale',
    options: { apiKey: credential, secret: credential, userName: f.text(), password: credential },
    needs: ['userName', 'password'],
  }),
);
