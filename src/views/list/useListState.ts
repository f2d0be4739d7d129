import { useMemo } from 'react';
import type { ListControllerResult } from 'react-admin';
import { useStableCallback } from '../../ui/useStableCallback';

/** What the search, the filters and the buttons above a list go by. */
export type ListState = Pick<ListControllerResult, 'filterValues' | 'sort' | 'total'> & {
  /** Reads the rows that filters leave. */
  prepare(filters: Record<string, unknown>): Promise<void>;
  setFilters(filters: Record<string, unknown>): void;
  /** Columns in which no record has a value. */
  readonly empty?: readonly string[];
};

/** That of a list, as one object that stays the same while nothing of it changes. */
export const useListState = ({ filterValues, sort, total, ...list }: ListState): ListState => {
  const prepare = useStableCallback(list.prepare);
  const setFilters = useStableCallback(list.setFilters);
  const { field, order } = sort;
  const empty = (list.empty ?? []).join();
  // With each address react-admin reads the filters anew.
  const filters = JSON.stringify(filterValues);
  return useMemo(
    () => ({
      filterValues: JSON.parse(filters),
      sort: { field, order },
      total,
      prepare,
      setFilters,
      empty: empty === '' ? [] : empty.split(','),
    }),
    [filters, field, order, total, prepare, setFilters, empty],
  );
};
