import { pos4 as definition } from '../../../resources/integrations/pos4';
import { behaviour } from '../../contract/behaviour';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const pos4 = behaviour(definition, {
  calls: serviceCalls(definition, { getToken: tokenFrom('pos4') }),
});
