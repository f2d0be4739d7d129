import { QueryCache, QueryClient } from '@tanstack/react-query';
import { noteFailure } from '../session/sessionLife';

/** What was read from the server. Reads are repeated by the wire itself, so not once more here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});
