import type { Behaviour } from '../../contract/CallContext';
import { shopList } from './shop/configuration';

/** Groups that turnover is added up by. */
export const turnovergroups: Behaviour = shopList;
