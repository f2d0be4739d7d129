import { isObject } from '../../../schemas';

/** What of a product its prices depend on, as it is stored. */
interface PricedProduct {
  readonly price?: unknown;
  readonly VATTariffId?: unknown;
  /** Each with a `price`, and a `productVATId`: none is that of the product. */
  readonly variations?: unknown;
  readonly [part: string]: unknown;
}

/** How a product and its only variation differ, which should be one. */
export const differences = ['otherPrice', 'otherTariff', 'otherBoth'] as const;

/** Whose price and VAT customers pay: the product's, its only variation's that differ, or those of a choice. */
export const pricings = ['price', ...differences, 'variations'] as const;

type Pricing = (typeof pricings)[number];

/** What customers pay for a product, in euros. */
interface CustomerPrices {
  /** The lowest of its prices. */
  readonly customerPrice: number | null;
  /** The highest of them. */
  readonly highestPrice: number | null;
  readonly pricedBy: Pricing;
}

const amount = (price: unknown): number | null => (typeof price === 'number' ? price : null);

/** What is sold of a product. */
const variationsIn = ({ variations }: PricedProduct) =>
  Array.isArray(variations) ? variations.filter(isObject) : [];

/** Whose price and VAT customers pay. */
export const pricingOf = (product: PricedProduct): Pricing => {
  const [only, ...others] = variationsIn(product);
  if (others.length > 0) return 'variations';
  if (!only) return 'price';
  const isOtherPrice = amount(only.price) !== amount(product.price);
  const tariff = only.productVATId ?? null;
  const isOtherTariff = tariff !== null && tariff !== (product.VATTariffId ?? null);
  if (isOtherPrice) return isOtherTariff ? 'otherBoth' : 'otherPrice';
  return isOtherTariff ? 'otherTariff' : 'price';
};

/**
 * What customers pay for a product: the price of its only variation, or of the one that they choose. All that shows a
 * price that is paid goes by it.
 */
export const customerPrices = (product: PricedProduct): CustomerPrices => {
  const paid = variationsIn(product).flatMap(({ price }) => amount(price) ?? []);
  const own = amount(product.price);
  const prices = paid.length > 0 || own === null ? paid : [own];
  return {
    customerPrice: prices.length > 0 ? Math.min(...prices) : null,
    highestPrice: prices.length > 0 ? Math.max(...prices) : null,
    pricedBy: pricingOf(product),
  };
};
