import type { products } from '../../../../resources/webshop/products';
import type { StoredOf } from '../../../tables/StoredOf';

/** A product as it is stored. */
export type Product = StoredOf<typeof products>;

/** A form in which a product is sold. */
export type Variation = NonNullable<Product['variations']>[number];

/** Where a product is bought. */
export type SupplierProduct = NonNullable<Product['supplierProducts']>[number];
