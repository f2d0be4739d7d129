import { defineResource, f } from '../../schemas';
import { credential, integration } from './shared/integration';

export const scheeres = defineResource(
  integration('scheeres', {
    title: 'Scheeres',
    group: 'catalogues',
    options: { userName: f.text(), password: credential },
    needs: ['userName', 'password'],
  }),
);
