import type { Behaviour } from '../../contract/CallContext';
import { addonsLeft } from './booking/states';

/** Add-ons, of which lists can show those of which so many are left. */
export const addons: Behaviour = {
  asks: { stock: (left) => addonsLeft(Number(left)) },
};
