import { orderStatus } from '../../../resources/webshop/shared/orderLines';
import { dayAt, daysAfter } from '../../../schemas';
import { momentAt, timeZoneOf } from '../../../server/contract/localTime';
import type { Row } from '../../../server/store/Store';
import { storedRows } from '../../../server/wire/rows';
import type { Workshop } from '../collections';
import { HOUR, MINUTE } from '../moments';
import type { Random } from '../random';
import { customerOf } from './orderCustomers';

/** Half a year. */
const DAYS = 182;

/** Products that are off were last sold so many days ago. */
const OFF_SINCE_DAYS = 35;

/** Products that an order stands for, and the fewest orders of an ordinary day. */
const PRODUCTS_AN_ORDER = 16;
const FEWEST_A_DAY = 3;

/** How busy each weekday is, from Sunday. */
const BUSYNESS = [1.5, 0.6, 0.8, 1, 1, 1.3, 1.8] as const;

const remarks = [
  'Graag zonder suiker.',
  'Cadeau, graag inpakken.',
  'Glutenallergie, let op bij het bereiden.',
  'Levering na 17:00 uur.',
  'Please ring twice.',
] as const;

/** A product as it is sold, and how often it is among others. */
interface Article {
  readonly line: Readonly<Record<string, unknown>>;
  readonly isOff: boolean;
  readonly weight: number;
}

/** The first form of each product; what is dear is sold less often. */
const articlesOf = ({ rows }: Workshop, random: Random): readonly Article[] => {
  const tariffs = new Map<unknown, unknown>(rows('vat').map(({ id, tariff }) => [id, tariff]));
  return rows('products').map(({ id, title, price, active, VATTariffId, variations }) => {
    const [first] = storedRows(variations);
    const productPrice = Number(first?.price ?? price);
    return {
      line: {
        productId: id,
        variantId: first?.variationId ?? null,
        title,
        productPrice,
        VAT: tariffs.get(VATTariffId) ?? 0,
      },
      isOff: active === 0,
      weight: (0.2 + random.next() ** 2) / Math.sqrt(1 + productPrice),
    };
  });
};

const linesFrom = (articles: readonly Article[], random: Random, most: number) =>
  Array.from({ length: random.int(1, most) }, (_, index) => ({
    id: index + 1,
    ...random.weighted(articles.map(({ line, weight }) => [line, weight] as const)),
    quantity: random.weighted([
      [1, 5],
      [2, 4],
      [3, 1],
      [4, 2],
    ]),
  }));

/** How far an order has come: what came in today is still being dealt with. */
const statusOf = (random: Random, age: number): number => {
  const { cancelled, completed, inProgress, new: isNew, ready } = orderStatus;
  if (age > 1) return random.chance(0.03) ? cancelled : completed;
  return random.weighted([
    [isNew, 3],
    [inProgress, 2],
    [ready, 2],
    [completed, age === 0 ? 5 : 20],
  ]);
};

const remarkOf = (random: Random, created: number): string =>
  random.chance(0.08)
    ? JSON.stringify([{ date: new Date(created).toISOString(), text: random.pick(remarks) }])
    : '[]';

/** What was ordered at the same table later on. */
const subOrdersOf = (articles: readonly Article[], random: Random, status: number) =>
  random.chance(0.06)
    ? Array.from({ length: random.int(1, 2) }, (_, index) => ({
        id: index + 1,
        status,
        orderLines: linesFrom(articles, random, 3),
      }))
    : [];

const orderOf = (
  shop: Workshop,
  random: Random,
  articles: readonly Article[],
  { created, age }: { readonly created: number; readonly age: number },
) => {
  const customer = customerOf(random, shop.profile.english);
  const status = statusOf(random, age);
  const isLater = customer.onInvoice === 1;
  const worked = created + random.int(5, 300) * MINUTE;
  return {
    status,
    payed: status === orderStatus.cancelled || (isLater && age < 21) ? 0 : 1,
    onInvoice: 0,
    paymentType: null,
    tip: 0,
    discountCode: '',
    discountValue: 0,
    created: new Date(created).toISOString(),
    updated: new Date(Math.min(worked, shop.now.getTime())).toISOString(),
    ...customer,
    orderLines: linesFrom(articles, random, 5),
    subOrders: subOrdersOf(articles, random, status),
    comments: remarkOf(random, created),
  };
};

/** The moments of a day's orders, between ten and eight o'clock; what is to come today isn't there yet. */
const momentsOf = (random: Random, expected: number, opens: number, now: number) =>
  Array.from({ length: Math.round(expected * (0.7 + random.next() * 0.6)) }, () => {
    const open = opens + random.next() * 10 * HOUR;
    return Math.floor(open / 1_000) * 1_000;
  })
    .filter((moment) => moment <= now)
    .sort((one, other) => one - other);

const organisationOf = (shop: Workshop): Row => ({ id: shop.organisationId, country: 'NL' });

/** Adds what was ordered in the last half year. Each day is drawn by itself, so that it stays what it was tomorrow. */
export const addOrders = (shop: Workshop): void => {
  const { profile, random, now, add } = shop;
  const zone = timeZoneOf(organisationOf(shop));
  const articles = articlesOf(shop, random('articles'));
  const today = dayAt(now.getTime(), zone);
  const numbers = new Map<string, number>();
  for (let age = DAYS - 1; age >= 0; age -= 1) {
    const day = daysAfter(today, -age);
    const chance = random(`orders ${day}`);
    const busy = BUSYNESS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
    const expected = Math.max(FEWEST_A_DAY, profile.salesADay / PRODUCTS_AN_ORDER) * busy;
    const opens = momentAt(day, '10:00', zone);
    const sold = articles.filter(({ isOff }) => !isOff || age >= OFF_SINCE_DAYS);
    for (const created of momentsOf(chance, expected, opens, now.getTime())) {
      const year = day.slice(0, 4);
      const number = (numbers.get(year) ?? 0) + 1;
      numbers.set(year, number);
      add('orders', {
        invoiceNo: `${year}-${String(number).padStart(5, '0')}`,
        ...orderOf(shop, chance, sold, { created, age }),
      });
    }
  }
};
