import { pos4 as definition } from '../../../resources/integrations/pos4';
import type { Behaviour } from '../../contract/CallContext';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const pos4: Behaviour = {
  calls: serviceCalls(definition, { getToken: tokenFrom('pos4') }),
};
