import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../dataProvider/freeCalls';
import type { Session } from '../../../dataProvider/session';
import { f } from '../../../schemas';
import { useDebounced } from '../../ui/waiting/useDebounced';
import { offeredOrganisations, recentOrganisations } from './recentOrganisations';

const SEARCH_MINIMUM = 3;
const LIMIT = 999;

export interface Offered {
  readonly id: number;
  readonly name: string;
}

const readOrganisations = async (filter: string, signal: AbortSignal): Promise<Offered[]> => {
  const call = { method: 'GET', path: 'organisations', args: { limit: LIMIT, filter } } as const;
  const { rows } = await ask(call, { rows: { name: f.text() } }, { signal, isQuiet: true });
  return rows.map(({ id, name }) => ({ id, name }));
};

const withText = (known: readonly Offered[], text: string): readonly Offered[] =>
  known.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

/**
 * The organisations that a person can switch to. Whoever may not list organisations chooses among
 * those that the session names.
 *
 * @param typed a search; fewer than three characters search for nothing
 */
export const useOrganisations = ({ user, organisation, organisations }: Session, typed: string) => {
  const text = useDebounced(typed.trim());
  const filter = text.length >= SEARCH_MINIMUM ? text : '';
  const { data, isPending, isFetching, isError } = useQuery({
    queryKey: ['organisations', 'switcher', filter],
    queryFn: ({ signal }) => readOrganisations(filter, signal),
    placeholderData: keepPreviousData,
  });
  const found = isError ? withText(organisations, filter) : (data ?? []);
  return {
    offered: offeredOrganisations(
      found,
      organisation.id,
      filter === '' ? recentOrganisations(user.id) : [],
    ),
    isPending,
    isFetching,
  };
};
