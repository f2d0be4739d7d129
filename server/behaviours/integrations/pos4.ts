import { pos4 as definition } from '../../../resources/integrations/pos4';
import type { Behaviour } from '../../contract/CallContext';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const pos4: Behaviour = {
  calls: serviceCalls(definition, {
    getToken: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.token'),
        access_token: await services.pos4.token(connection),
      }),
  }),
};
