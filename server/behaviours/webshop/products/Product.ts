import type { RowIn } from '../../../store/Table';
import type { products } from '../../../tables/webshop/products';

/** A product as it is stored. */
export type Product = RowIn<typeof products>;

/** A form in which a product is sold. */
export type Variation = NonNullable<Product['variations']>[number];

/** Where a product is bought. */
export type SupplierProduct = NonNullable<Product['supplierProducts']>[number];
