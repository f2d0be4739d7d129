import './texts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { RowOf } from '../../../dataProvider/values';
import { f } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';

const PATH = 'myaccount/sessions';

const fields = {
  startedAt: f.dateTime(),
  lastUse: f.dateTime(),
  browser: f.text(),
  address: f.text(),
  isCurrent: f.flag({ as: 'boolean' }),
};

/** A session of the signed-in person. */
export type StartedSession = RowOf<typeof fields>;

/** The signed-in person's sessions, and what ends them. */
export const useOwnSessions = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['ownSessions'],
    retry: false,
    queryFn: async ({ signal }) =>
      (await provider.ask({ path: PATH, method: 'GET' }, { rows: fields }, { signal })).rows,
  });
  const { attempt, ...attempts } = useAttempt();
  return {
    ...attempts,
    all: data,
    error,
    reload: () => void refetch(),
    signOut: (id: number) =>
      attempt(async () => {
        await provider.post(PATH, { function: 'signOut', id });
        await refetch();
      }),
    /** @returns whether it was made */
    signOutEverywhere: () => attempt(() => provider.post(PATH, { function: 'signOutEverywhere' })),
  };
};
