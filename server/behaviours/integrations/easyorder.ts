import { easyorder as definition } from '../../../resources/integrations/easyorder';
import type { Behaviour } from '../../contract/CallContext';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const easyorder: Behaviour = {
  calls: serviceCalls(definition, { requestToken: tokenFrom('easyorder') }),
};
