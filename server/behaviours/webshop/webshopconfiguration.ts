import type { Behaviour } from '../../contract/CallContext';

/** How a shop is set up. */
export const webshopconfiguration: Behaviour = {
  // A save repeats the kiosk app that is linked; which one that is, is changed by the link alone.
  onSave: async (_context, { before }) => ({ kioskId: before?.kioskId ?? null }),
};
