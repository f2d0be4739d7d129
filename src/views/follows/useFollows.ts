import './texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f } from '../../../schemas';
import { useSession } from '../../session/useSession';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { FOLLOWS } from './followedQuery';

const fields = { resource: f.text(), recordId: f.integer(), viewId: f.integer() };

/** A record, or a view of a list, that can be followed. */
export type Followable =
  | { readonly resource: string; readonly recordId: number }
  | { readonly resource: string; readonly viewId: number };

/** Whether the server keeps what people follow. */
export const useKeepsFollows = (): boolean => useSession()?.keepsFollows === true;

const isSame = (followable: Followable, one: Partial<Record<string, unknown>>): boolean =>
  Object.entries(followable).every(([name, value]) => one[name] === value);

/** The id by which the person follows something: 0 where they don't; none before that is known. */
const useFollowOf = (followable: Followable | undefined): number | undefined => {
  const provider = useDataProvider<BackOfficeProvider>();
  const keepsFollows = useKeepsFollows();
  const { data } = useQuery({
    queryKey: [FOLLOWS, 'own'],
    enabled: keepsFollows && followable !== undefined,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await provider.ask(
          { path: 'follows', method: 'GET' },
          { rows: fields },
          { isQuiet: true, signal },
        )
      ).rows,
  });
  if (!data || !followable) return undefined;
  return data.find((one) => isSame(followable, one))?.id ?? 0;
};

/** Whether the person follows something, and what changes that. */
export const useFollow = (followable: Followable) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const id = useFollowOf(followable);
  const toggle = () =>
    attempt(async () => {
      const call = id
        ? ({ method: 'DELETE', path: `follows/${id}` } as const)
        : ({ method: 'POST', path: 'follows' } as const);
      await provider.call(followable.resource, call, {}, { args: id ? {} : { ...followable } });
      await client.invalidateQueries({ queryKey: [FOLLOWS] });
    });
  return { isKnown: id !== undefined, isFollowed: Boolean(id), isBusy, toggle };
};

/** Notes that the person looks at something that they follow, if they do. */
export const useSeenFollow = (followable: Followable | undefined): void => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const id = useFollowOf(followable);
  useEffect(() => {
    if (!id) return;
    provider
      .post(`follows/${id}/seen`, {}, { isQuiet: true })
      .then(() => client.invalidateQueries({ queryKey: [FOLLOWS, 'changes'] }))
      // It stays on the home page for longer then.
      .catch(() => undefined);
  }, [client, provider, id]);
};
