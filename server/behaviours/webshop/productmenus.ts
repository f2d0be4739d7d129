import type { Behaviour } from '../../contract/CallContext';
import { shopList } from './shop/configuration';

/** Menus of products. */
export const productmenus: Behaviour = shopList;
