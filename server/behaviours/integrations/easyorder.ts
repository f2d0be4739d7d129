import { easyorder as definition } from '../../../resources/integrations/easyorder';
import type { Behaviour } from '../../contract/CallContext';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const easyorder: Behaviour = {
  calls: serviceCalls(definition, {
    requestToken: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.token'),
        access_token: await services.easyorder.token(connection),
      }),
  }),
};
