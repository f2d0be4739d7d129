import { webshopconfiguration as definition } from '../../../resources/webshop/webshopconfiguration';
import { behaviour } from '../../contract/behaviour';

/** How a shop is set up. */
export const webshopconfiguration = behaviour(definition, {
  // A save repeats the kiosk app that is linked; which one that is, is changed by the link alone.
  onSave: async (_context, { before }) => ({ kioskId: before?.kioskId ?? null }),
});
