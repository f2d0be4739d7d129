import { useQueryClient } from '@tanstack/react-query';
import { type ListControllerResult, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../../schemas';
import { useSame } from '../../ui/useSame';
import { readRows } from './firstRows';

type Listed = Pick<ListControllerResult<DataRecord>, 'filterValues' | 'sort' | 'perPage'>;

/** Gives a way to read a page of a list that somebody points at, so that it is there when it is opened. */
export const usePointedPage = (
  definition: Resource,
  { filterValues, sort, perPage }: Listed,
): ((page: number) => void) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  return useSame((page) => {
    const params = { pagination: { page, perPage }, sort, filter: filterValues };
    void readRows(client, provider, definition, params);
  });
};
