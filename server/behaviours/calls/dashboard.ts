import { products } from '../../../resources/webshop/products';
import { failure, ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import { refuseClosed } from '../../records/refuseClosed';
import { findRows, requireRow } from '../../records/scope';
import { SimulatedFailure, simulate } from '../../services/simulated';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import type { Service } from '../Behaviour';

const DAY_MS = 24 * 60 * 60 * 1_000;
const REVENUE_DAYS = 7;
const BEST_OF_DAYS = 30;
const BEST_COUNT = 10;

/** The last days up to today, oldest first, as yyyy-MM-dd. */
const lastDays = ({ call }: Work, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(call.context.clock() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/** Adds up a figure of rows by what they have in common. */
const totals = (rows: readonly Row[], by: string, figure: string): ReadonlyMap<unknown, number> => {
  const sums = new Map<unknown, number>();
  for (const row of rows) sums.set(row[by], (sums.get(row[by]) ?? 0) + Number(row[figure]));
  return sums;
};

const inCents = (euros: number): number => Math.round(euros * 100) / 100;

const revenue = async (work: Work): Promise<Reply> => {
  const days = lastDays(work, REVENUE_DAYS);
  const { rows } = await findRows(work, 'sales', { where: { date: days } });
  const sums = totals(rows, 'date', 'revenue');
  return ok({
    results: days.map((date) => ({ date, revenue: inCents(sums.get(date) ?? 0) })),
  });
};

const inactiveArticles = async (work: Work): Promise<Reply> => {
  const { rows } = await findRows(work, 'products', {
    where: { active: 0 },
    sort: [{ field: 'title', order: 'asc' }],
  });
  return ok({ results: rows.map(({ id, title }) => ({ id, name: title })) });
};

const topSelling = async (work: Work): Promise<Reply> => {
  const sold = await findRows(work, 'sales', { where: { date: lastDays(work, BEST_OF_DAYS) } });
  const best = [...totals(sold.rows, 'articleId', 'quantity')]
    .sort(([, one], [, other]) => other - one)
    .slice(0, BEST_COUNT);
  const { rows } = await findRows(work, 'products', {
    where: { id: best.map(([id]) => sentId(id)) },
  });
  const names = new Map<unknown, unknown>(rows.map(({ id, title }) => [id, title]));
  return ok({
    results: best
      .filter(([id]) => names.has(id))
      .map(([id, amount]) => ({ id, name: names.get(id), amount })),
  });
};

const activateArticle = async (work: Work): Promise<Reply> => {
  const { articleId } = work.call.body;
  if (articleId === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'articleId' });
  const row = await requireRow(work, products.name, articleId);
  refuseClosed(products, row);
  await work.store.update(products.name, row.id, { active: 1 });
  return ok({ message: work.call.text('server.dashboard.activated', { name: String(row.title) }) });
};

/** The organisation's connection to its point of sale, if it has one that is on. */
const pointOfSale = async (work: Work): Promise<Row | undefined> =>
  (await findRows(work, 'integrations', { where: { service: 'pos4', active: 1 } })).rows[0];

const hasPointOfSale = async (work: Work): Promise<Reply> =>
  ok({ hasPos4Integration: (await pointOfSale(work)) !== undefined });

/** Synchronisations under way, by integration: a second start joins the first. */
const running = new Map<number, Promise<void>>();

const synchronise = ({ id, options }: Row): Promise<void> => {
  const run = running.get(id) ?? simulate('pos4', options).finally(() => running.delete(id));
  running.set(id, run);
  return run;
};

const startSync = async (work: Work): Promise<Reply> => {
  const integration = await pointOfSale(work);
  if (!integration) throw new Refusal(409, 'server.dashboard.noPointOfSale');
  try {
    await synchronise(integration);
  } catch (error) {
    if (!(error instanceof SimulatedFailure)) throw error;
    return failure(500, work.call.text('server.dashboard.failed'));
  }
  return ok({ message: work.call.text('server.dashboard.synchronised') });
};

const widget = (
  fn: string,
  right: Service['right'],
  run: Service['run'],
  modules: Service['modules'] = ['dashboard'],
): Service => ({ method: 'POST', path: 'dashboard/widgets', fn, modules, right, run });

/** What the home page shows, from the organisation's sales, and the point-of-sale synchronisation. */
export const dashboard: readonly Service[] = [
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
