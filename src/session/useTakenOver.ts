import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this part of the page is the app's own: not on a server, nor while React takes over what a server drew, which
 * knows nothing of this window. React comes to some parts later than to others.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
