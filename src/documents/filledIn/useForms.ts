import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';

/** Under which forms are remembered. */
export const FORMS = ['objectsDefinitions', 'form'];

/** The input forms of documents by the ids that they are requested by; each is read once. */
export const useForms = (ids: readonly number[]) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const unique = [...new Set(ids)];
  return useQueries({
    queries: unique.map((id) => ({
      queryKey: [...FORMS, id],
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getForm('objectsDefinitions', id, signal),
    })),
    combine: (results) => ({
      forms: new Map(
        results.flatMap(({ data }, index) => (data ? [[unique[index] ?? 0, data] as const] : [])),
      ),
      isPending: results.some(({ isPending }) => isPending),
      // A form that is there stays, and what is typed in it: that it can't be read again takes nothing away.
      error: results.find(({ error, data }) => error && !data)?.error ?? null,
      retry: () => {
        for (const result of results) if (result.error) result.refetch();
      },
    }),
  });
};
