import { readerNow } from '../../schemas/days/reader';
import { useTakenOver } from './useTakenOver';

let drawnAt: number | undefined;

/** Notes when a server drew the page, in milliseconds since 1970. */
export const noteDrawnAt = (moment: number): void => {
  drawnAt = moment;
};

/**
 * The moment that it is, in milliseconds since 1970. While a part of the page is taken over that a server drew, it is the
 * moment that it was drawn at.
 */
export const useNow = (): number => (useTakenOver() ? Date.now() : (drawnAt ?? readerNow()));
