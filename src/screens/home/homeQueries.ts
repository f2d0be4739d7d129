import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { isAllowed, session } from '../../../dataProvider/session';
import { f } from '../../../schemas';
import {
  attentionCall,
  awayCall,
  integrationCall,
  mentionsCall,
  salesWidgets,
  WIDGETS,
} from '../../../schemas/routing/homeCalls';
import { followedQuery } from '../../views/follows/followedQuery';

/** How a query's answer is asked for. */
interface Asking {
  readonly signal?: AbortSignal;
}

type Asked = Pick<BackOfficeProvider, 'ask'>;

const widgets = {
  figures: {
    name: f.text(),
    days: f.rows({ fields: { date: f.date(), value: f.money() } }),
    total: f.money(),
    before: f.money(),
  },
  '7daysrevenue': { date: f.date(), revenue: f.money() },
  topSellingProducts: { name: f.text(), amount: f.integer(), picture: f.text() },
  inactiveArticles: { name: f.text() },
} as const;

export type WidgetName = keyof typeof widgets;

/** The rows that a widget's function answers, for the active organisation. */
export const widgetQuery = <const Name extends WidgetName>(provider: Asked, fn: Name) => ({
  queryKey: ['widgets', fn],
  queryFn: async ({ signal }: Asking) =>
    (await provider.ask({ path: WIDGETS, fn }, { rows: widgets[fn] }, { signal })).rows,
});

/** Whether the organisation has the point-of-sale integration; a failed check counts as no. */
export const integrationQuery = (provider: Asked) => ({
  queryKey: ['widgets', 'pos4integration'],
  queryFn: async ({ signal }: Asking) => {
    const parts = { hasPos4Integration: f.flag() };
    try {
      const answer = await provider.ask(integrationCall, { parts }, { isQuiet: true, signal });
      return answer.parts.hasPos4Integration;
    } catch (error) {
      // An ended session is no answer, and is reported by the page.
      if (signal?.aborted || (error instanceof HttpError && error.status === 401)) throw error;
      console.error(error);
      return false;
    }
  },
});

const points = {
  resource: f.text(),
  count: f.integer(),
  text: f.text(),
  query: f.text(),
  names: f.rows({ fields: { name: f.text() } }),
  hasPages: f.flag(),
};

/** What needs somebody among what the person may read; each leads to the list of it. */
export const attentionQuery = (provider: Asked, locale: string) => ({
  queryKey: ['attention', locale],
  queryFn: async ({ signal }: Asking) => {
    const { rows } = await provider.ask(attentionCall, { rows: points }, { isQuiet: true, signal });
    return rows.filter(({ count }) => (count ?? 0) > 0);
  },
});

const acts = {
  name: f.text(),
  action: f.text(),
  resourceName: f.text(),
  userName: f.text(),
  at: f.dateTime(),
  records: f.integer(),
};

/** What others did since the person's visit before this one. */
export const awayQuery = (provider: Asked, locale: string) => ({
  queryKey: ['away', locale],
  queryFn: ({ signal }: Asking) =>
    provider.ask(
      awayCall,
      { rows: acts, parts: { totalRowCount: f.integer(), since: f.dateTime() } },
      { isQuiet: true, signal },
    ),
});

const comments = {
  resource: f.text(),
  recordId: f.integer(),
  title: f.text(),
  by: f.text(),
  text: f.text(),
};

/** The comments that name the person and that they haven't seen. */
export const mentionsQuery = (provider: Asked) => ({
  queryKey: ['mentions'],
  queryFn: async ({ signal }: Asking) => {
    return (await provider.ask(mentionsCall, { rows: comments }, { isQuiet: true, signal })).rows;
  },
});

/** Reads what home shows to who is signed in. */
export const readHome = async (
  client: QueryClient,
  provider: Asked,
  locale: string,
): Promise<void> => {
  const active = session.get();
  const shown = isAllowed('dashboard', 'read') ? salesWidgets : [];
  await Promise.all([
    client.prefetchQuery(attentionQuery(provider, locale)),
    client.prefetchQuery(awayQuery(provider, locale)),
    active?.keepsComments && client.prefetchQuery(mentionsQuery(provider)),
    active?.keepsFollows && client.prefetchQuery(followedQuery(provider, locale)),
    isAllowed('dashboard', 'update') && client.prefetchQuery(integrationQuery(provider)),
    ...shown.map((name) => client.prefetchQuery(widgetQuery(provider, name))),
  ]);
};
