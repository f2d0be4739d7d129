import { useCallback } from 'react';
import { asLeft } from './leftPages';
import { useListPath } from './paths';

/** Gives the way back to a resource's list, or to the record that holds its records, as it was left in this tab. */
export const useWayBack = (): ((
  resource: string,
  holder?: Readonly<Record<string, unknown>>,
) => string) => {
  const listPath = useListPath();
  return useCallback((resource, holder) => asLeft(listPath(resource, holder)), [listPath]);
};
