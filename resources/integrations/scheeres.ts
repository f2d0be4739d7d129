import { defineResource } from '../../schemas';
import { account, integration } from './shared/integration';

export const scheeres = defineResource(
  integration('scheeres', {
    title: 'Scheeres',
    group: 'catalogues',
    options: account,
    needs: ['userName', 'password'],
  }),
);
