import { shopify as definition } from '../../../resources/integrations/shopify';
import { behaviour } from '../../contract/behaviour';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const shopify = behaviour(definition, {
  calls: serviceCalls(definition, {
    testConnection: async ({ call, services }, connection) => {
      await services.shopify.connect(connection);
      return ok({ message: call.text('server.integrations.connected') });
    },
    fetchLocations: async ({ call, services }, connection) => {
      const locations = await services.shopify.locations(connection);
      const message = call.text('server.integrations.locations', { count: locations.length });
      return ok({ message, locations });
    },
  }),
});
