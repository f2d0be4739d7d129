import { manyExhibitors, manyOrders, manyProducts, manyRules, manyUsers } from './manyRows';

/** How many there are of what the browser is measured with as well. */
export const USERS = 10_000;
export const PRODUCTS = 50_000;
export const BLOCKS = 2_000;

const ORDERS = 200_000;

/** A page of exhibitors, or a search. */
const exhibitors = (asked: object) => ({
  path: 'wayfinders/1',
  body: { function: 'getExhibitors', ...asked },
});

/** Today as reports are sent it, and as lists are asked. */
const now = new Date();
const today = now.toISOString().slice(0, 10);
const sent = `${now.getUTCDate()}-${now.getUTCMonth() + 1}-${now.getUTCFullYear()}`;

/** A report of all payments. */
const salesReport = (fn: string) => ({
  path: 'webshop/webshopreports',
  body: { function: fn, date: sent, time: '00:00', showCash: 1, showPin: 1, pdf: 0 },
});

/** The measured calls, and the most milliseconds that each may take at the median. */
export const benches = {
  '10,000 application users': {
    fill: manyUsers(USERS),
    mostMilliseconds: 30,
    mostMegabytes: 300,
    calls: {
      'first page': 'applicationusers?page=1&maxrowcount=20',
      'last page': `applicationusers?page=${USERS / 20}&maxrowcount=20`,
      'sorted page': 'applicationusers?page=3&maxrowcount=20&sort=lastName&order=desc',
      search: 'applicationusers?filter=zwart',
      record: 'applicationusers/5000',
    },
  },
  '50,000 products, 120,000 variations': {
    fill: manyProducts(PRODUCTS),
    mostMilliseconds: 60,
    mostMegabytes: 1_300,
    calls: {
      'first page': 'webshop/products?page=1&maxrowcount=20&sort=title&order=asc',
      'last page': `webshop/products?page=${PRODUCTS / 20}&maxrowcount=20&sort=title&order=asc`,
      'sorted page': 'webshop/products?page=3&maxrowcount=20&sort=price&order=desc',
      'without a supplier': 'webshop/products?page=1&maxrowcount=20&noSupplierOnly=1',
      search: 'webshop/products?filter=ledstrip rondom 49',
      'search for a link': 'webshop/products?filter=bon&page=1&maxrowcount=20',
      record: 'webshop/products/25000',
    },
  },
  '200,000 orders': {
    fill: manyOrders(ORDERS),
    mostMilliseconds: 60,
    mostMegabytes: 1_000,
    calls: {
      'first page': 'webshop/orders?page=1&maxrowcount=20&sort=created&order=desc',
      'last page': `webshop/orders?page=${ORDERS / 20}&maxrowcount=20&sort=created&order=desc`,
      'of a day': `webshop/orders?page=1&maxrowcount=20&date=${today}`,
      search: 'webshop/orders?filter=2026-1234&page=1&maxrowcount=20',
      record: 'webshop/orders/100000',
    },
  },
  'reports of 200,000 orders': {
    fill: manyOrders(ORDERS),
    mostMilliseconds: 300,
    mostMegabytes: 1_000,
    calls: { daily: salesReport('DailyReport'), monthly: salesReport('MonthlyReport') },
  },
  '2,000 exhibitors': {
    fill: manyExhibitors(2_000),
    mostMilliseconds: 30,
    mostMegabytes: 200,
    calls: {
      'first page': exhibitors({ page: 1, maxrowcount: 30 }),
      'last page': exhibitors({ page: 67, maxrowcount: 30 }),
      search: exhibitors({ filter: 'exposant 19' }),
      'all of them': exhibitors({ page: 1, maxrowcount: 2_000 }),
      'one exhibitor': 'wayfinders/1/1000',
      'one exhibitor moved': { path: 'wayfinders/1/1000', body: { topLeftX: 7, topLeftY: 8 } },
      record: 'wayfinders/1',
      list: 'wayfinders?page=1&maxrowcount=20',
    },
  },
  '5,000 pricing rules of a tariff, 2,000 blocks': {
    fill: manyRules(5_000, BLOCKS),
    mostMilliseconds: 40,
    mostMegabytes: 300,
    calls: {
      'all rules': 'pricing-rules?active=1',
      'sorted rules': 'pricing-rules?active=1&sort=id&order=desc',
      'one rule': 'pricing-rules/2500',
      'a price tried out': {
        path: 'pricing-rules',
        body: { function: 'tryOut', tariffId: 1, date: '2026-11-27', time: '10:00', age: 30 },
      },
      'first page of blocks': 'blocks?page=1&maxrowcount=20&sort=dayOfWeek&order=asc',
      'blocks of a resource': 'blocks?page=1&maxrowcount=20&resourceId=1',
    },
  },
} as const;
