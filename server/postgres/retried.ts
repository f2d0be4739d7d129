import { setTimeout as delay } from 'node:timers/promises';
import { StoreError } from '../store/Store';
import { Conflict } from './errors';

/** Retries unless specified. */
const RETRIES = 30;

/** The longest pause before the first repeat, in milliseconds; each next one may be twice as long. */
const PAUSE = 4;
const LONGEST_PAUSE = 250;

/**
 * Runs work again that another transaction got in the way of, after a pause of random length that grows.
 *
 * @throws StoreError databaseBusy when it was in vain each time
 */
export const retried = async <T>(
  work: () => Promise<T>,
  retries = RETRIES,
  onRetry: () => void = () => undefined,
): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (attempt === retries) throw new StoreError('databaseBusy', {}, error);
      onRetry();
      await delay(Math.random() * Math.min(LONGEST_PAUSE, PAUSE * 2 ** attempt));
    }
  }
};
