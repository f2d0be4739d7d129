import { easyorder as definition } from '../../../resources/integrations/easyorder';
import { behaviour } from '../../contract/behaviour';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const easyorder = behaviour(definition, {
  calls: serviceCalls(definition, { requestToken: tokenFrom('easyorder') }),
});
