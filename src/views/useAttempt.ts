import { useState } from 'react';
import { Unreachable } from '../../dataProvider/http';

/**
 * Runs one change of the server's data at a time. A refusal has been told by its message already; a
 * failure of the transport is logged and kept for the place where the person looks.
 */
export const useAttempt = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Unreachable | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Unreachable) {
        console.error(error);
        setFailure(error);
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
};
