import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';

/**
 * What the room of something that is on its way goes by: what it was when this browser showed it last.
 *
 * @param now `undefined` until it is known
 * @param first where it was never shown
 */
export const useLastSeen = <Value extends number | boolean>(
  name: string,
  now: Value | undefined,
  first: Value,
): Value => {
  const store = useStoreContext();
  const key = `home.${name}`;
  useEffect(() => {
    if (now !== undefined) store.setItem(key, now);
  }, [now, key, store]);
  // Read where it is needed alone: a page that was drawn with what a browser keeps is taken over by none that keeps other.
  return now ?? store.getItem<Value>(key) ?? first;
};
