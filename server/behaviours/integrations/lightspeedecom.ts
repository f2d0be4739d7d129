import { lightspeedecom as definition } from '../../../resources/integrations/lightspeedecom';
import { behaviour } from '../../contract/behaviour';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const lightspeedecom = behaviour(definition, {
  calls: serviceCalls(definition, {
    fetchMainDomain: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.answered'),
        main_domain: await services.lightspeedecom.mainDomain(connection),
      }),
    fetchInfo: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.answered'),
        info: await services.lightspeedecom.info(connection),
      }),
  }),
});
