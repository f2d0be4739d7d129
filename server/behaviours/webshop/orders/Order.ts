import type { orders } from '../../../../resources/webshop/orders';
import type { StoredOf } from '../../../tables/StoredOf';

/** An order as it is stored. */
export type Order = StoredOf<typeof orders>;
