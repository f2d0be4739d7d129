import { products } from '../../../../resources/webshop/products';
import { differences, pricingOf } from '../../../../resources/webshop/shared/customerPrices';
import { variations } from '../../../../resources/webshop/shared/variations';
import { vat } from '../../../../resources/webshop/vat';
import { checkValue } from '../../../../schemas';
import type { CallContext, RowSave } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import { rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import type { Changes } from '../../../store/Rows';
import { tableOf } from '../../../tables/tableOf';
import { products as table } from '../../../tables/webshop/products';
import type { Product, Variation } from './Product';

const tariffs = tableOf(vat);

/** The variation of a product that has one: its price and tariff are those of the product. */
const onlyVariation = (rows: readonly Variation[] = []): Variation | undefined => {
  const [only, ...others] = rows;
  return others.length === 0 ? only : undefined;
};

const isChanged = (before: unknown, after: unknown): boolean =>
  (before ?? null) !== (after ?? null);

/**
 * What a product's only variation becomes when the product's price or tariff changes. What differed before stays.
 *
 * @throws FieldProblems
 */
export const ofOnlyVariation = (before: Product, after: Changes<Product>): Changes<Product> => {
  const only = onlyVariation(after.variations);
  if (!only) return {};
  const isPriced = isChanged(before.price, after.price);
  // What customers pay couldn't follow: variations can't be without a price.
  if (isPriced && !isChanged(after.price, null))
    throw new FieldProblems(products.name, { price: { message: 'required' } });
  const isTaxed = isChanged(before.VATTariffId, after.VATTariffId);
  if (!isPriced && !isTaxed) return {};
  const problem =
    isPriced && checkValue(only.promotionPrice, variations.fields.promotionPrice, after);
  if (problem) throw new FieldProblems(products.name, { price: problem });
  const changes = {
    ...(isPriced && { price: after.price }),
    ...(isTaxed && { productVATId: after.VATTariffId ?? null }),
  };
  return { variations: [{ ...only, ...changes }] };
};

/** What a product costs as its only variation does. */
const asVariation = (product: Product, { price, productVATId }: Variation): Changes<Product> => ({
  price,
  VATTariffId: productVATId ?? product.VATTariffId ?? null,
});

/** What a product becomes when its only variation changes, or when a single one is left. What differed before stays. */
export const ofProduct = (
  product: Product,
  { before, after }: RowSave<Variation>,
  rows: readonly Variation[],
): Changes<Product> => {
  const only = onlyVariation(rows);
  if (!only) return {};
  if (!before || !after) return asVariation(product, only);
  return {
    ...(isChanged(before.price, after.price) && { price: after.price }),
    ...(isChanged(before.productVATId, after.productVATId) && {
      VATTariffId: after.productVATId ?? null,
    }),
  };
};

const isDifferent = (row: Product): boolean => {
  const pricing = pricingOf(row);
  return differences.some((one) => one === pricing);
};

/** The tariff that customers pay where it isn't the product's. */
export const otherTariff = async (context: CallContext, row: Product): Promise<string> => {
  if (!isDifferent(row)) return '';
  const tariff = onlyVariation(row.variations)?.productVATId;
  return (tariff && (await rowsOf(context, tariffs).get(tariff))?.name) || '';
};

/** The product's price and tariff, for its variation. */
export const useProductPrice = (
  { price, VATTariffId }: Product,
  only: Variation,
): Changes<Product> => {
  if ((price ?? null) === null) throw new Refusal(400, 'server.products.noPrice');
  return { variations: [{ ...only, price, productVATId: VATTariffId ?? null }] };
};

/** The variation's price and tariff, for its product. */
export const useVariationPrice = asVariation;

/** Ends a difference between a product and its only variation, the way that was chosen. @throws Refusal */
export const mended =
  (changesOf: (product: Product, only: Variation) => Changes<Product>) =>
  async (context: CallContext, row: Product): Promise<Reply> => {
    const only = onlyVariation(row.variations);
    if (!only || !isDifferent(row)) throw new Refusal(409, 'server.products.noDifference');
    await rowsOf(context, table).update(row.id, changesOf(row, only));
    return ok({ message: recordMessage(context, 'saved', products) });
  };
