import { formitable as definition } from '../../../resources/integrations/formitable';
import { behaviour } from '../../contract/behaviour';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const formitable = behaviour(definition, {
  calls: serviceCalls(definition, {
    fetchRestaurantId: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.answered'),
        restaurantId: await services.formitable.restaurantId(connection),
      }),
  }),
});
