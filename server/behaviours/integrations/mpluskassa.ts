import { mpluskassa as definition } from '../../../resources/integrations/mpluskassa';
import type { Behaviour } from '../../contract/CallContext';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const mpluskassa: Behaviour = {
  calls: serviceCalls(definition, { getToken: tokenFrom('mpluskassa') }),
};
