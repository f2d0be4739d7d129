import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const leisureking = defineResource(
  integration('leisureking', {
    title: 'LeisureKing',
    group: 'visitors',
    options: { apiKey: credential, secret: credential },
    needs: ['apiKey', 'secret'],
  }),
);
