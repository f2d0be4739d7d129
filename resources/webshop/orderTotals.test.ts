import { expect, test } from 'vitest';
import { netLineCents, orderTotals } from './shared/orderTotals';

/** mulberry32, so that a failure comes again. */
const drawsFrom = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
  };
};

type Draw = ReturnType<typeof drawsFrom>;

const RATES = [0, 5.5, 6, 7, 9, 19, 20, 21] as const;
const DISCOUNTS = [0, 0, 5, 10, 12.5, 33.33, 50, 100] as const;

const line = (draw: Draw) => ({
  productPrice: draw(draw(3) === 0 ? 99_999_99 : 49_99) / 100,
  quantity: draw(20) === 0 ? -draw(3) : draw(12),
  VAT: RATES[draw(RATES.length - 1)] ?? 0,
});

const lines = (draw: Draw, most: number) => Array.from({ length: draw(most) }, () => line(draw));

const order = (draw: Draw) => ({
  discountValue: DISCOUNTS[draw(DISCOUNTS.length - 1)] ?? 0,
  tip: draw(5) === 0 ? draw(500) / 100 : 0,
  orderLines: lines(draw, 6),
  subOrders: Array.from({ length: draw(4) === 0 ? 2 : 0 }, () => ({ orderLines: lines(draw, 3) })),
});

type Order = ReturnType<typeof order>;

/** A fraction of whole numbers, rounded half away from nought. */
const rounded = (top: bigint, bottom: bigint): number => {
  const [size, sign] = top < 0n ? [-top, -1] : [top, 1];
  const whole = size / bottom;
  return sign * Number((size % bottom) * 2n >= bottom ? whole + 1n : whole);
};

const cents = (euros: number): bigint => BigInt(Math.round(euros * 100));

/** The same by other means: exact fractions over all lines, as the formula is written. */
const independently = ({ discountValue, tip, orderLines, subOrders }: Order) => {
  const all = [...orderLines, ...subOrders.flatMap((sub) => sub.orderLines)];
  const left = 10_000n - cents(discountValue);
  const gross = all.reduce((sum, one) => sum + cents(one.productPrice) * BigInt(one.quantity), 0n);
  const total = rounded(gross * left, 10_000n);
  const rates = [...new Set(all.map(({ VAT }) => VAT))].sort((one, other) => other - one);
  const taxes = rates.map((rate) => {
    const sold = all.filter(({ VAT }) => VAT === rate);
    const sum = sold.reduce((to, one) => to + cents(one.productPrice) * BigInt(one.quantity), 0n);
    const percent = cents(rate);
    return { rate, VAT: rounded(sum * percent * left, (10_000n + percent) * 10_000n) };
  });
  const VAT = taxes.reduce((sum, tax) => sum + tax.VAT, 0);
  const tipped = Number(cents(tip));
  return {
    gross: Number(gross),
    total,
    discount: Number(gross) - total,
    VAT,
    net: total - VAT,
    tip: tipped,
    toPay: total + tipped,
    taxes,
  };
};

test('10,000 orders come to what an independent computation says, to the cent', () => {
  const draw = drawsFrom(20_261_122);
  for (let count = 0; count < 10_000; count += 1) {
    const one = order(draw);
    const { tariffs, ...totals } = orderTotals(one);
    const { taxes, ...expected } = independently(one);
    expect(totals).toEqual(expected);
    expect(tariffs.map(({ rate, VAT }) => ({ rate, VAT }))).toEqual(taxes);
    expect(tariffs.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
    const net = netLineCents(one).reduce((sum, cents) => sum + cents, 0);
    expect(net).toBe(orderTotals({ ...one, discountValue: 0 }).net);
  }
});

test('the VAT in a price is that of the formula, and a discount reduces it', () => {
  const orderLines = [
    { productPrice: 12.1, quantity: 10, VAT: 21 },
    { productPrice: 1.09, quantity: 100, VAT: 9 },
  ];
  expect(orderTotals({ orderLines, tip: 2.5 })).toEqual({
    gross: 230_00,
    discount: 0,
    total: 230_00,
    VAT: 30_00,
    net: 200_00,
    tip: 2_50,
    toPay: 232_50,
    tariffs: [
      { rate: 21, total: 121_00, VAT: 21_00 },
      { rate: 9, total: 109_00, VAT: 9_00 },
    ],
  });
  expect(orderTotals({ orderLines, discountValue: 10 })).toMatchObject({
    discount: 23_00,
    total: 207_00,
    VAT: 27_00,
  });
});

test('tariffs add up to the total where each alone would be rounded off', () => {
  const half = { productPrice: 0.01, quantity: 1 };
  const { total, tariffs } = orderTotals({
    discountValue: 50,
    orderLines: [
      { ...half, VAT: 21 },
      { ...half, VAT: 9 },
    ],
  });
  expect([total, ...tariffs.map((tariff) => tariff.total)]).toEqual([1, 1, 0]);
});

test('parts that are missing, or are none, count for nothing', () => {
  const nothing = {
    gross: 0,
    discount: 0,
    total: 0,
    VAT: 0,
    net: 0,
    tip: 0,
    toPay: 0,
    tariffs: [],
  };
  expect(orderTotals({})).toEqual(nothing);
  expect(orderTotals({ orderLines: 'none', subOrders: [null, {}], tip: 'much' })).toEqual(nothing);
});
