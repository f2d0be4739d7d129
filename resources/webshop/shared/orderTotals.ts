import { isObject } from '../../../schemas';

/** Percentages count to the hundredth: 100 % is so many hundredths. */
const WHOLE = 10_000;

/** What of an order its totals depend on, as it travels or as it is stored; parts that are missing count for nothing. */
export interface PricedOrder {
  /** Percent. */
  readonly discountValue?: unknown;
  /** Euros. */
  readonly tip?: unknown;
  /** `productPrice` is gross, in euros; `VAT` is the tariff in percent. */
  readonly orderLines?: unknown;
  /** Each with `orderLines` of its own, which count as well. */
  readonly subOrders?: unknown;
  readonly [part: string]: unknown;
}

/** What was sold at one VAT tariff; in whole cents, after the discount. */
export interface TariffTotal {
  /** Percent. */
  readonly rate: number;
  /** VAT included. */
  readonly total: number;
  readonly VAT: number;
}

/** What an order comes to, in whole cents. */
export interface OrderTotals {
  /** Before the discount. */
  readonly gross: number;
  readonly discount: number;
  /** What was sold: after the discount, VAT included, without the tip. */
  readonly total: number;
  readonly VAT: number;
  /** The total without its VAT. */
  readonly net: number;
  readonly tip: number;
  /** The total and the tip. */
  readonly toPay: number;
  /** By tariff, the highest first; they add up to total and VAT. */
  readonly tariffs: readonly TariffTotal[];
}

const numberOf = (value: unknown): number => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
};

// 8.325 × 100 is 832.4999…: the millionth brings back what binary fractions lose.
const inHundredths = (value: unknown): number => {
  const number = numberOf(value);
  return Math.sign(number) * Math.round(Math.abs(number) * 100 + 1e-6) || 0;
};

const objectsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The lines of an order, those of its sub-orders behind its own. */
export const linesOf = ({
  orderLines,
  subOrders,
}: PricedOrder): readonly Readonly<Record<string, unknown>>[] => [
  ...objectsIn(orderLines),
  ...objectsIn(subOrders).flatMap((order) => objectsIn(order.orderLines)),
];

/** What a line comes to before any discount, VAT included, in whole cents. */
export const lineCents = ({ productPrice, quantity }: Readonly<Record<string, unknown>>): number =>
  Math.round(inHundredths(productPrice) * numberOf(quantity));

/** Whole parts of a product divided by another, rounded to the nearest, and away from nought where two are as near. */
const quotient = (factors: readonly number[], divisor: number): number => {
  const product = factors.reduce((sofar, factor) => sofar * factor, 1);
  if (Number.isSafeInteger(product * 2))
    // Nought has no sign.
    return Math.sign(product) * Math.floor((Math.abs(product) * 2 + divisor) / (divisor * 2)) || 0;
  const exact = factors.reduce((sofar, factor) => sofar * BigInt(factor), 1n);
  const size = exact < 0n ? -exact : exact;
  const rounded = (size * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n);
  return Number(exact < 0n ? -rounded : rounded);
};

/** The VAT in an amount of whole cents, at a tariff in hundredths of a percent. */
const vatIn = (cents: number, rate: number): number => quotient([cents, rate], WHOLE + rate);

const rateOf = (line: Readonly<Record<string, unknown>>): number =>
  Math.max(0, inHundredths(line.VAT));

/**
 * What each line of an order comes to before any discount, VAT left out, in whole cents. What is rounded is carried on
 * to the next line, so that the lines of a tariff add up to what that comes to.
 */
export const netLineCents = (order: PricedOrder): readonly number[] => {
  const sofar = new Map<number, number>();
  return linesOf(order).map((line) => {
    const rate = rateOf(line);
    const before = sofar.get(rate) ?? 0;
    const after = before + lineCents(line);
    sofar.set(rate, after);
    return after - vatIn(after, rate) - (before - vatIn(before, rate));
  });
};

/** Shares of a sum in whole cents that add up to it: what is lost by rounding goes to those that lost most. */
const sharesOf = (parts: readonly number[], kept: number, sum: number): readonly number[] => {
  const exact = parts.map((part) => (part * kept) / WHOLE);
  const whole = exact.map(Math.floor);
  const left = sum - whole.reduce((sofar, share) => sofar + share, 0);
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at)
    .slice(0, left);
  const raised = new Set(byLoss.map(({ at }) => at));
  return whole.map((share, at) => (raised.has(at) ? share + 1 : share));
};

/** Gross cents by tariff in hundredths of a percent, the highest first. */
const byTariff = (order: PricedOrder): readonly (readonly [rate: number, cents: number])[] => {
  const sums = new Map<number, number>();
  for (const line of linesOf(order)) {
    const rate = rateOf(line);
    sums.set(rate, (sums.get(rate) ?? 0) + lineCents(line));
  }
  return [...sums].sort(([one], [other]) => other - one);
};

/**
 * What an order comes to. The VAT in a line is gross price × quantity ÷ (100 + rate) × rate; a discount percentage
 * reduces total and VAT. The total is rounded to the cent once, the VAT once for each tariff.
 */
export const orderTotals = (order: PricedOrder): OrderTotals => {
  const rates = byTariff(order);
  const gross = rates.reduce((sum, [, cents]) => sum + cents, 0);
  const kept = WHOLE - Math.min(WHOLE, Math.max(0, inHundredths(order.discountValue)));
  const total = quotient([gross, kept], WHOLE);
  const shares = sharesOf(
    rates.map(([, cents]) => cents),
    kept,
    total,
  );
  const tariffs = rates.map(([rate, cents], at) => ({
    rate: rate / 100,
    total: shares[at] ?? 0,
    VAT: quotient([cents, kept, rate], WHOLE * (WHOLE + rate)),
  }));
  const VAT = tariffs.reduce((sum, tariff) => sum + tariff.VAT, 0);
  const tip = inHundredths(order.tip);
  return {
    gross,
    discount: gross - total,
    total,
    VAT,
    net: total - VAT,
    tip,
    toPay: total + tip,
    tariffs,
  };
};
