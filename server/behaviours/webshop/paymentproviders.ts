import type { Behaviour } from '../../contract/CallContext';
import { shopList } from './shop/configuration';

/** The accounts by which payments are taken. */
export const paymentproviders: Behaviour = shopList;
