import { mpluskassa as definition } from '../../../resources/integrations/mpluskassa';
import type { Behaviour } from '../../contract/CallContext';
import { ok } from '../../contract/reply';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const mpluskassa: Behaviour = {
  calls: serviceCalls(definition, {
    getToken: async ({ call, services }, connection) =>
      ok({
        message: call.text('server.integrations.token'),
        access_token: await services.mpluskassa.token(connection),
      }),
  }),
};
