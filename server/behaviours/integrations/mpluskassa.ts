import { mpluskassa as definition } from '../../../resources/integrations/mpluskassa';
import { behaviour } from '../../contract/behaviour';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const mpluskassa = behaviour(definition, {
  calls: serviceCalls(definition, { getToken: tokenFrom('mpluskassa') }),
});
