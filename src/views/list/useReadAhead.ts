import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ListControllerResult, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { type DataRecord, listMeta, type Resource } from '../../../schemas';
import { useStableCallback } from '../../ui/useStableCallback';
import { readRows, rowsKey } from './firstRows';

type Listed = Pick<ListControllerResult<DataRecord>, 'filterValues' | 'sort' | 'perPage'>;

/**
 * Gives ways to read rows of a list before its address has changed to theirs: a page that somebody points at, and
 * what a search or a filter leaves, for which pending requests are cancelled.
 */
export const useReadAhead = (
  definition: Resource,
  { filterValues, sort, perPage }: Listed,
  columns: readonly string[],
) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  const last = useRef<QueryKey>(undefined);
  const read = (
    pagination: { page: number; perPage: number },
    filter: Record<string, unknown>,
  ): QueryKey => {
    const params = { pagination, sort, filter, meta: listMeta(definition, columns) };
    void readRows(client, provider, definition, params);
    return rowsKey(definition, params);
  };
  return {
    readPage: useStableCallback((page: number): void => void read({ page, perPage }, filterValues)),
    readFiltered: useStableCallback((filter: Record<string, unknown>, size: number): void => {
      if (last.current) void client.cancelQueries({ queryKey: last.current, exact: true });
      last.current = read({ page: 1, perPage: size }, filter);
    }),
  };
};
