import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Resource } from '../../../schemas';
import type { ListState } from './useListState';

/** What holds of all that a list is narrowed to, by the names of columns and the values of tabs. */
interface Summary {
  readonly sums: Readonly<Record<string, unknown>>;
  /** How many there are of each tab, by its value; of all under no name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Reads the sums and counts of a list; the last ones stay until those of another filter are there. */
export const useSummary = (
  { name }: Resource,
  { filterValues, total }: Pick<ListState, 'filterValues' | 'total'>,
): Summary | undefined => {
  const provider = useDataProvider();
  const { data } = useQuery<Summary>({
    // Read anew with the rows, whatever changed them.
    queryKey: [name, 'getList', 'summary', filterValues, total],
    queryFn: async ({ signal }) => {
      const { meta } = await provider.getList(name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: '', order: 'ASC' },
        filter: filterValues,
        meta: { summary: true },
        signal,
      });
      return { sums: meta?.sums ?? {}, counts: meta?.counts ?? {} };
    },
    enabled: total !== undefined,
    placeholderData: (previous) => previous,
    retry: false,
  });
  return data;
};
