import { pricingRules as definition } from '../../../resources/ticketing/pricingRules';
import { behaviour } from '../../contract/behaviour';
import { copyToTariffs } from './booking/copyToTariffs';
import { refuseOtherType } from './booking/couponTypes';
import { expiredRules } from './booking/states';
import { tryOut } from './booking/tryOut';

/**
 * Pricing rules, of which lists can show those that still count as active after their last day, and which can be
 * tried out.
 */
export const pricingRules = behaviour(definition, {
  onSave: async (context, save) => {
    await refuseOtherType(context, save);
    return {};
  },
  asks: { status: (_, context) => expiredRules(context) },
  functions: { tryOut: { right: 'read', run: tryOut } },
  recordFunctions: { copyToTariffs: { right: 'create', run: copyToTariffs } },
});
