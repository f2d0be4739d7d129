import type { Behaviour } from '../../contract/CallContext';
import type { Plain } from '../../store/Query';

/** Add-ons, of which lists can show those of which so many are left. */
export const addons: Behaviour = {
  asks: { stock: (left) => ({ where: { totaalAantal: left as Plain } }) },
};
