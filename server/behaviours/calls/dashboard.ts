import { orders } from '../../../resources/webshop/orders';
import { products } from '../../../resources/webshop/products';
import { linesOf } from '../../../resources/webshop/shared/orderTotals';
import { type CallContext, inTransaction, type Operation } from '../../contract/CallContext';
import { todayOf } from '../../contract/localTime';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { failure, ok, type Reply } from '../../contract/reply';
import { refuseClosed } from '../../records/refuseClosed';
import { requireRow, rowsOf } from '../../records/tenant';
import { ServiceFailure } from '../../services/ServiceFailure';
import { tableOf } from '../../tables/tableOf';
import { products as productTable } from '../../tables/webshop/products';
import { sentId } from '../../wire/sent';
import { periodOf, soldIn, soldWithin } from '../webshop/orders/sold';
import { pointOfSale, synchronise } from './dashboard/pos4Synchronisation';
import { readFigures } from './home/figures';

const orderTable = tableOf(orders);

const REVENUE_DAYS = 7;
const BEST_OF_DAYS = 30;
const BEST_COUNT = 10;

/** The last days up to today, oldest first, as yyyy-MM-dd. */
const lastDays = (context: CallContext, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => todayOf(context, index + 1 - count));

const revenue = async (context: CallContext): Promise<Reply> => {
  const results = await Promise.all(
    lastDays(context, REVENUE_DAYS).map(async (date) => {
      const sold = soldWithin(periodOf(context, date, date));
      const sum = await rowsOf(context, orderTable).sum('total', sold);
      return { date, revenue: Math.round(sum * 100) / 100 };
    }),
  );
  return ok({ results });
};

const inactiveArticles = async (context: CallContext): Promise<Reply> => {
  const rows = await rowsOf(context, productTable).find({
    where: { active: 0 },
    sort: [{ field: 'title', order: 'asc' }],
    only: ['title'],
  });
  return ok({ results: rows.map(({ id, title }) => ({ id, name: title })) });
};

/** The number of a picture among a product's, from 1. */
const placeOf = (picture: object): number => ('order' in picture ? Number(picture.order) : 0);

const topSelling = async (context: CallContext): Promise<Reply> => {
  const today = todayOf(context);
  const period = periodOf(context, todayOf(context, 1 - BEST_OF_DAYS), today);
  const amounts = new Map<number, number>();
  for await (const order of soldIn(context, period, ['orderLines', 'subOrders']))
    for (const { productId, quantity } of linesOf(order))
      amounts.set(Number(productId), (amounts.get(Number(productId)) ?? 0) + Number(quantity));
  const rows = await rowsOf(context, productTable).find({
    where: { id: [...amounts.keys()].filter(Number.isInteger) },
    only: ['title', 'images'],
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  // Products that are gone by now make way for others.
  const best = [...amounts]
    .filter(([id]) => found.has(id))
    .sort(([, one], [, other]) => other - one)
    .slice(0, BEST_COUNT);
  const results = best.map(([id, amount]) => {
    const { title, images = [] } = found.get(id) ?? {};
    const [first] = images.toSorted((one, other) => placeOf(one) - placeOf(other));
    return { id, name: title, amount, picture: first?.fileName ?? '' };
  });
  return ok({ results });
};

const activateArticle = async (context: CallContext): Promise<Reply> => {
  const articleId = neededPart(context.call.body, 'articleId', sentId);
  const { title = '' } = await inTransaction(context, async (inner) => {
    const row = await requireRow(inner, productTable, articleId, 'lock');
    refuseClosed(inner, products, row);
    return rowsOf(inner, productTable).update(row.id, { active: 1 });
  });
  return ok({ message: context.call.text('server.dashboard.activated', { name: title }) });
};

const hasPointOfSale = async (context: CallContext): Promise<Reply> =>
  ok({ hasPos4Integration: (await pointOfSale(context)) !== undefined });

const startSync = async (context: CallContext): Promise<Reply> => {
  const integration = await pointOfSale(context);
  if (!integration) throw new Refusal(409, 'server.dashboard.noPointOfSale');
  try {
    await synchronise(context, integration);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return failure(500, context.call.text('server.dashboard.failed'));
  }
  return ok({ message: context.call.text('server.dashboard.synchronised') });
};

const widget = (
  fn: string,
  right: Operation['right'],
  run: Operation['run'],
  modules: Operation['modules'] = ['dashboard'],
): Operation => ({ method: 'POST', path: 'dashboard/widgets', fn, modules, right, run });

/** What the home page shows, from the organisation's orders, and the point-of-sale synchronisation. */
export const dashboard: readonly Operation[] = [
  widget('7daysrevenue', 'read', revenue),
  widget('inactiveArticles', 'read', inactiveArticles),
  widget('topSellingProducts', 'read', topSelling),
  widget('figures', 'read', readFigures),
  widget('activateArticle', 'update', activateArticle, ['webshop']),
  widget('pos4integration', 'read', hasPointOfSale),
  {
    method: 'POST',
    path: 'jobs/startpos4',
    modules: ['dashboard'],
    right: 'update',
    run: startSync,
  },
];
