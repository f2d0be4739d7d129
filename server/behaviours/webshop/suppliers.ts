import type { Behaviour } from '../../contract/CallContext';
import { shopList } from './shop/configuration';

/** Who products are bought from. */
export const suppliers: Behaviour = shopList;
