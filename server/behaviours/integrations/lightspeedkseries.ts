import { lightspeedkseries as definition } from '../../../resources/integrations/lightspeedkseries';
import { behaviour } from '../../contract/behaviour';
import { serviceCalls, tokenFrom } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const lightspeedkseries = behaviour(definition, {
  calls: serviceCalls(definition, { updateToken: tokenFrom('lightspeedkseries') }),
});
