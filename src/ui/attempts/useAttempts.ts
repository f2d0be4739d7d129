import { useRef } from 'react';
import { Unreachable } from '../../../dataProvider/http';
import { useAttempt } from './useAttempt';

type Work = () => Promise<unknown>;

/**
 * Makes changes of the server's data one after the other, in the order in which they were requested. A refusal stops
 * none of the others. A failure of the transport keeps what failed and what waited behind it, to be tried once more.
 */
export const useAttempts = () => {
  const { attempt, failure } = useAttempt();
  const waiting = useRef<readonly Work[]>([]);
  const running = useRef<Promise<unknown>>(null);

  const makeAll = async () => {
    for (let [next] = waiting.current; next; [next] = waiting.current) {
      try {
        await next();
      } catch (error) {
        // A refusal has been shown already.
        if (error instanceof Unreachable) throw error;
      }
      waiting.current = waiting.current.slice(1);
    }
  };
  const run = (): Promise<unknown> => {
    running.current ??= attempt(makeAll).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  /** @returns when all that waits has been made, or when it failed */
  const add = (work: Work): Promise<unknown> => {
    // What failed before was left as it is.
    waiting.current = running.current ? [...waiting.current, work] : [work];
    return run();
  };
  return { failure, add, retry: run };
};
