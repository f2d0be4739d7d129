import { useSyncExternalStore } from 'react';

/**
 * What is kept outside of React, as it is now, whether a browser draws it or a server does for one.
 *
 * @param get answers the same object until a listener was notified
 */
export const useExternal = <Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
): Value => useSyncExternalStore(subscribe, get, get);
