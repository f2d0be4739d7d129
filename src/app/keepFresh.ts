import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds that taking a page over may take on a slow machine. */
const LONGEST = 5_000;

/** What came with the page stays fresh until it is taken over: what is read again looks another way than what was drawn. */
export const keepFresh = (client: QueryClient): void => {
  const updatedAt = Date.now() + LONGEST;
  for (const { queryKey, state } of client.getQueryCache().getAll())
    if (state.data !== undefined) client.setQueryData(queryKey, state.data, { updatedAt });
};
