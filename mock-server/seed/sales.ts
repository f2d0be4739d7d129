import type { Workshop } from './collections';
import { DAY, dayBefore } from './moments';
import type { Random } from './random';

const SALES_DAYS = 60;

/** Articles that are off were last sold so many days ago. */
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

const addArticles = ({ profile, add }: Workshop, random: Random): readonly Stocked[] => {
  const stock = profile.articles.map(([name, price, state]) => {
    const isOff = state === 'off';
    const { id } = add('articles', { name, active: isOff ? 0 : 1, price });
    return { id, price, isOff, weight: 0.2 + random.next() ** 2 };
  });
  const total = stock.reduce((sum, { weight }) => sum + weight, 0);
  return stock.map(({ weight, ...article }) => ({ ...article, share: weight / total }));
};

/** Adds articles, what was sold of them in the last sixty days, and the point-of-sale integration. */
export const addSales = (shop: Workshop): void => {
  const { profile, random, now, add } = shop;
  const chance = random('sales');
  const articles = addArticles(shop, chance);
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
  if (profile.pointOfSale !== null)
    add('integrations', { service: 'pos4', active: profile.pointOfSale ? 1 : 0 });
};
