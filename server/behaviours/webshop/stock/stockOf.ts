import type { productstock } from '../../../../resources/webshop/productstock';
import { stampsOfPart } from '../../../records/versions/stamps';
import type { FieldOf } from '../../../store/Query';
import type { StoredOf } from '../../../tables/StoredOf';
import type { Product, Variation } from '../products/Product';

/** What there is of a variation: a row that no table holds, for it is part of a product. */
export type StockRow = StoredOf<typeof productstock>;

type Level = NonNullable<StockRow['level']>;

/** So many pieces, and fewer, are few. */
export const LOW = 5;

/** More variations than any product has: a row's id is its product's with its variation's behind. */
const VARIATIONS = 10_000;

/** The product that a row's id refers to. */
export const productIdOf = (id: number): number => Math.floor(id / VARIATIONS);

const levelOf = ({ keepsStock, stock }: Variation): Level => {
  if (keepsStock !== 1) return 'notKept';
  const left = stock ?? 0;
  if (left <= 0) return 'soldOut';
  return left <= LOW ? 'low' : 'enough';
};

/** What a variation is called in its first language, as products are. */
const titleOf = ({ titles = [] }: Variation): string =>
  titles.map(({ title = '' }) => title).find((title) => title !== '') ?? '';

/** What rows are made of. */
export const STOCK_PARTS: readonly FieldOf<Product>[] = [
  'organisationId',
  'title',
  'canEdit',
  'variations',
];

/** The rows of a product, in order of their ids. */
export const stockOf = (product: Product): readonly StockRow[] => {
  const { variations = [], title = '', canEdit = 1 } = product;
  const stamps = stampsOfPart(product, 'stock', 'variations');
  const rows = variations.map((variation) => ({
    id: product.id * VARIATIONS + variation.variationId,
    organisationId: product.organisationId,
    productId: product.id,
    variantId: variation.variationId,
    productTitle: title,
    // The only form of a product is the product.
    variantTitle: variations.length > 1 ? titleOf(variation) : '',
    sku: variation.sku ?? '',
    barCode: variation.barCode ?? '',
    stock: variation.stock ?? null,
    level: levelOf(variation),
    canEdit,
    ...stamps,
  }));
  return rows.sort((one, other) => one.id - other.id);
};
