import type { Workshop } from './collections';
import { DAY, dayBefore } from './moments';
import type { Random } from './random';

const SALES_DAYS = 60;

/** Products that are off were last sold so many days ago. */
const OFF_SINCE_DAYS = 35;

/** How busy each weekday is, from Sunday. */
const BUSYNESS = [1.5, 0.6, 0.8, 1, 1, 1.3, 1.8] as const;

const inCents = (euros: number): number => Math.round(euros * 100) / 100;

interface Stocked {
  readonly id: number;
  readonly price: number;
  readonly isOff: boolean;
  /** Its share of what is sold. */
  readonly share: number;
}

/** The products; what is dear is sold less often. */
const stockOf = ({ rows }: Workshop, random: Random): readonly Stocked[] => {
  const stock = rows('products').map(({ id, price, active }) => ({
    id,
    price: Number(price),
    isOff: active === 0,
    weight: (0.2 + random.next() ** 2) / Math.sqrt(1 + Number(price)),
  }));
  const total = stock.reduce((sum, { weight }) => sum + weight, 0);
  return stock.map(({ weight, ...article }) => ({ ...article, share: weight / total }));
};

/** Adds what was sold of the products in the last sixty days. */
export const addSales = (shop: Workshop): void => {
  const { profile, random, now, add } = shop;
  const chance = random('sales');
  const articles = stockOf(shop, chance);
  for (let age = SALES_DAYS - 1; age >= 0; age -= 1) {
    const weekday = new Date(now.getTime() - age * DAY).getUTCDay();
    const expected = profile.salesADay * (BUSYNESS[weekday] ?? 1) * (0.75 + chance.next() / 2);
    for (const { id, price, isOff, share } of articles) {
      const quantity = Math.round(expected * share * (0.5 + chance.next()));
      if (quantity > 0 && !(isOff && age < OFF_SINCE_DAYS))
        add('sales', {
          date: dayBefore(now, age),
          articleId: id,
          quantity,
          revenue: inCents(quantity * price),
        });
    }
  }
};
