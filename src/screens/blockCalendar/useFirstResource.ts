import { useGetList } from 'react-admin';

/** The first of the resources, whose week is shown where none is chosen. */
export const useFirstResource = (
  isNeeded: boolean,
): { readonly id: number | null; readonly isPending: boolean } => {
  const { data, isPending } = useGetList<{ id: number }>(
    'resources',
    { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' } },
    { retry: false, enabled: isNeeded },
  );
  return { id: data?.[0]?.id ?? null, isPending: isNeeded && isPending };
};
