import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import { stampsOfPart } from '../../../records/versions/stamps';
import type { Row, Values } from '../../../store/Store';
import { storedRows } from '../../../wire/rows';

/** So many pieces, and fewer, are few. */
const LOW = 5;

/** More variations than any product has: a row's id is its product's with its variation's behind. */
const VARIATIONS = 10_000;

const levelOf = ({ keepsStock, stock }: Values): string => {
  if (keepsStock !== 1) return 'notKept';
  const left = Number(stock ?? 0);
  if (left <= 0) return 'soldOut';
  return left <= LOW ? 'low' : 'enough';
};

/** What a variation is called in its first language, as products are. */
const titleOf = ({ titles }: Values): string =>
  storedRows(titles)
    .map(({ title }) => String(title ?? ''))
    .find((title) => title !== '') ?? '';

const rowsOf = (product: Row): readonly Row[] => {
  const variations = storedRows(product.variations);
  return variations.map((variation) => ({
    id: product.id * VARIATIONS + Number(variation.variationId),
    productId: product.id,
    variantId: variation.variationId,
    productTitle: product.title,
    // The only form of a product is the product.
    variantTitle: variations.length > 1 ? titleOf(variation) : '',
    sku: variation.sku ?? '',
    barCode: variation.barCode ?? '',
    stock: variation.stock ?? null,
    level: levelOf(variation),
    canEdit: product.canEdit ?? 1,
    ...stampsOfPart(product, 'stock', 'variations'),
  }));
};

/** Products never change in place, so what was made of one stays right. */
const known = new WeakMap<Row, readonly Row[]>();

/** A row for each variation of the organisation's products, by the products' titles. */
export const stockRows = async (context: CallContext): Promise<readonly Row[]> => {
  const { rows } = await findRows(context, 'products', {
    sort: [{ field: 'title', order: 'asc' }],
  });
  return rows.flatMap((product) => {
    const made = known.get(product) ?? rowsOf(product);
    known.set(product, made);
    return made;
  });
};
