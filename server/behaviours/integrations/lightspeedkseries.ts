import { lightspeedkseries as definition } from '../../../resources/integrations/lightspeedkseries';
import type { Behaviour } from '../../contract/CallContext';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const lightspeedkseries: Behaviour = {
  calls: serviceCalls(definition, { updateToken: tokenFrom('lightspeedkseries') }),
};
