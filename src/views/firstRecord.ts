import type { QueryClient } from '@tanstack/react-query';
import type { BackOfficeProvider } from '../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../schemas';
import { recordKey } from './recordKeys';

/** How a record is read, and where its page looks for it. */
export const recordQuery = (provider: BackOfficeProvider, { name }: Resource, id: number) => ({
  queryKey: recordKey(name, id),
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await provider.getOne<DataRecord>(name, { id, signal })).data,
});

/**
 * Reads the record that an address shows; nothing where it names none.
 *
 * @param id as it stands in the address
 */
export const readFirstRecord = async (
  client: QueryClient,
  provider: BackOfficeProvider,
  definition: Resource,
  id: string,
): Promise<void> => {
  const number = definition.single ? 0 : Number(id);
  if (Number.isNaN(number)) return;
  await client.prefetchQuery(recordQuery(provider, definition, number));
};
