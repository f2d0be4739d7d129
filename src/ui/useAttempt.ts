import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Unreachable } from '../../dataProvider/http';
import { useToast } from './toasts';

/**
 * Runs one change of the server's data at a time. A refusal has been shown as a toast already; a
 * failure of the transport is logged and kept for the place where the person looks.
 *
 * @param failureIn where that place can't show a failure: a toast shows it instead
 */
export const useAttempt = (failureIn: 'inPlace' | 'toast' = 'inPlace') => {
  const translate = useTranslate();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Unreachable | null>(null);
  const last = useRef<() => Promise<unknown>>(undefined);
  // What is on its way is known at once, not only when the page is drawn anew.
  const isRunning = useRef(false);
  /** @returns whether it was made */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    last.current = work;
    setBusy(true);
    setFailure(null);
    toast.forgetErrors();
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Unreachable) {
        console.error(error);
        setFailure(error);
        if (failureIn === 'toast') toast.error(translate(`views.unreachable.${error.reason}`));
      }
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  /** Tries what failed once more. */
  const retry = () => (last.current ? attempt(last.current) : Promise.resolve(false));
  return { isBusy, failure, attempt, retry };
};
