import { defineResource } from '../../schemas';
import { credential, integration } from './shared/integration';

export const formitable = defineResource(
  integration('formitable', {
    title: 'Formitable',
    group: 'visitors',
    options: { apiKey: credential },
    needs: ['apiKey'],
  }),
);
