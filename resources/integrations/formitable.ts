import { action, defineResource, f } from '../../schemas';
import { credential, integration, onService } from './shared/integration';

const asking = { ...onService, icon: 'download', requires: ['apiKey'] } as const;

export const formitable = defineResource({
  ...integration('formitable', {
    title: 'Formitable',
    group: 'visitors',
    options: { apiKey: credential },
    needs: ['apiKey'],
  }),
  nextStep: 'fetchRestaurantId',
  actions: { fetchRestaurantId: action({ ...asking, shows: { restaurantId: f.text() } }) },
});
