import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ListControllerResult, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { type DataRecord, listMeta, type Resource } from '../../../schemas';
import { useStableCallback } from '../../ui/useStableCallback';
import { readRows, rowsKey } from './firstRows';

type Filter = Record<string, unknown>;

type Listed = Pick<ListControllerResult<DataRecord>, 'filterValues' | 'sort' | 'perPage'>;

/** Milliseconds after which it is shown that rows are being read. */
const WAIT_MS = 150;

/**
 * Gives ways to read rows of a list before its address has changed to theirs: a page that somebody points at, and
 * what a search or a filter leaves, for which pending requests are cancelled. The latter's promise ends with its rows,
 * or without them.
 */
export const useReadAhead = (
  definition: Resource,
  { filterValues, sort, perPage }: Listed,
  columns: readonly string[],
) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  const last = useRef<QueryKey>(undefined);
  const [isReading, setIsReading] = useState(false);
  const read = (
    pagination: { page: number; perPage: number },
    filter: Filter,
  ): { key: QueryKey; rows: Promise<void> } => {
    const params = { pagination, sort, filter, meta: listMeta(definition, columns) };
    return {
      key: rowsKey(definition, params),
      rows: readRows(client, provider, definition, params),
    };
  };
  return {
    readPage: useStableCallback((page: number): void => void read({ page, perPage }, filterValues)),
    readFiltered: useStableCallback(async (filter: Filter, size: number): Promise<void> => {
      if (last.current) void client.cancelQueries({ queryKey: last.current, exact: true });
      const { key, rows } = read({ page: 1, perPage: size }, filter);
      last.current = key;
      const timer = setTimeout(() => setIsReading(true), WAIT_MS);
      await rows;
      clearTimeout(timer);
      if (last.current === key) setIsReading(false);
    }),
    /** Whether what a search or a filter leaves has been read for some time. */
    isReading,
  };
};
