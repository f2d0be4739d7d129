import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { addressedPart, type Resource } from '../../../schemas';

/** Milliseconds for which rows that have just been read aren't read again by the list that they are for. */
export const FRESH_MS = 1_000;

type Rows = Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'>;

/** Where a list looks for a page of rows (`useGetList`). */
export const rowsKey = ({ name }: Resource, params: Rows): QueryKey => [name, 'getList', params];

/** Reads a page of rows, and keeps them where its list looks for them. */
export const readRows = (
  client: QueryClient,
  provider: BackOfficeProvider,
  definition: Resource,
  params: Rows,
): Promise<void> =>
  client.prefetchQuery({
    queryKey: rowsKey(definition, params),
    queryFn: ({ signal }) => provider.getList(definition.name, { ...params, signal }),
    staleTime: FRESH_MS,
  });

/**
 * Reads the rows that an address of a list shows. Where a view has to be looked up, the list reads its own.
 *
 * @param search of the address that it opens at
 * @param last the columns that were chosen last
 */
export const readFirstRows = async (
  client: QueryClient,
  provider: BackOfficeProvider,
  definition: Resource,
  search: URLSearchParams,
  last: string,
): Promise<void> => {
  const part = addressedPart(definition, search, last);
  if (part) await readRows(client, provider, definition, part);
};
