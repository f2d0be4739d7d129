import { lightspeedkseries as definition } from '../../../resources/integrations/lightspeedkseries';
import type { Behaviour } from '../../contract/CallContext';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const lightspeedkseries: Behaviour = {
  calls: serviceCalls(definition, {
    updateToken: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.token'),
        access_token: await services.lightspeedkseries.token(connection),
      }),
  }),
};
