import { useSyncExternalStore } from 'react';
import { readerNow } from '../../schemas/days/reader';

const never = () => () => undefined;

let drawnAt: number | undefined;

/** Notes when a server drew the page, in milliseconds since 1970. */
export const noteDrawnAt = (moment: number): void => {
  drawnAt = moment;
};

/**
 * The moment that it is, in milliseconds since 1970. While a part of the page is taken over that a server drew, it is the
 * moment that it was drawn at: React comes to some parts later than to others.
 */
export const useNow = (): number => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? Date.now() : (drawnAt ?? readerNow());
};
