import { pos4 } from '../../../resources/integrations/pos4';
import { products } from '../../../resources/webshop/products';
import { linesOf } from '../../../resources/webshop/shared/orderTotals';
import { dayAt } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import { timeZoneOf, todayOf } from '../../contract/localTime';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { failure, ok, type Reply } from '../../contract/reply';
import { refuseClosed } from '../../records/refuseClosed';
import { findRows, requireRow } from '../../records/tenant';
import { ServiceFailure } from '../../services/ServiceFailure';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { periodOf, soldIn, totalsOf } from '../webshop/orders/sold';

const REVENUE_DAYS = 7;
const BEST_OF_DAYS = 30;
const BEST_COUNT = 10;

/** The last days up to today, oldest first, as yyyy-MM-dd. */
const lastDays = (context: CallContext, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => todayOf(context, index + 1 - count));

const revenue = async (context: CallContext): Promise<Reply> => {
  const days = lastDays(context, REVENUE_DAYS);
  const zone = timeZoneOf(context.call.organisation);
  const cents = new Map(days.map((day) => [day, 0]));
  for (const row of await soldIn(context, periodOf(context, days[0] ?? '', todayOf(context)))) {
    const day = dayAt(Date.parse(String(row.created)), zone);
    cents.set(day, (cents.get(day) ?? 0) + totalsOf(row).total);
  }
  return ok({ results: days.map((date) => ({ date, revenue: (cents.get(date) ?? 0) / 100 })) });
};

const inactiveArticles = async (context: CallContext): Promise<Reply> => {
  const { rows } = await findRows(context, 'products', {
    where: { active: 0 },
    sort: [{ field: 'title', order: 'asc' }],
  });
  return ok({ results: rows.map(({ id, title }) => ({ id, name: title })) });
};

const topSelling = async (context: CallContext): Promise<Reply> => {
  const today = todayOf(context);
  const period = periodOf(context, todayOf(context, 1 - BEST_OF_DAYS), today);
  const amounts = new Map<number, number>();
  for (const row of await soldIn(context, period))
    for (const { productId, quantity } of linesOf(row))
      amounts.set(Number(productId), (amounts.get(Number(productId)) ?? 0) + Number(quantity));
  const { rows } = await findRows(context, 'products', { where: { id: [...amounts.keys()] } });
  const names = new Map<number, unknown>(rows.map(({ id, title }) => [id, title]));
  // Products that are gone by now make way for others.
  const best = [...amounts]
    .filter(([id]) => names.has(id))
    .sort(([, one], [, other]) => other - one)
    .slice(0, BEST_COUNT);
  return ok({ results: best.map(([id, amount]) => ({ id, name: names.get(id), amount })) });
};

const activateArticle = async (context: CallContext): Promise<Reply> => {
  const articleId = neededPart(context.call.body, 'articleId', sentId);
  const row = await requireRow(context, products.name, articleId);
  refuseClosed(context, products, row);
  await context.store.update(products.name, row.id, { active: 1 });
  return ok({
    message: context.call.text('server.dashboard.activated', { name: String(row.title) }),
  });
};

/** The organisation's connection to its point of sale, if it has one that is on. */
const pointOfSale = async (context: CallContext): Promise<Row | undefined> =>
  (await findRows(context, pos4.name, { where: { active: 1 } })).rows[0];

const hasPointOfSale = async (context: CallContext): Promise<Reply> =>
  ok({ hasPos4Integration: (await pointOfSale(context)) !== undefined });

/** Synchronisations under way, by integration: a second start joins the first. */
const running = new Map<number, Promise<void>>();

const synchronise = (context: CallContext, connection: Row): Promise<void> => {
  const run =
    running.get(connection.id) ??
    context.services.pos4.synchronise(connection).finally(() => running.delete(connection.id));
  running.set(connection.id, run);
  return run;
};

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
