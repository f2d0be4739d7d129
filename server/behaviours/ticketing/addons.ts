import { addons as definition } from '../../../resources/ticketing/addons';
import { behaviour } from '../../contract/behaviour';
import { addonsLeft } from './booking/states';

/** Add-ons, of which lists can show those of which so many are left. */
export const addons = behaviour(definition, {
  asks: { stock: (left) => addonsLeft(Number(left)) },
});
