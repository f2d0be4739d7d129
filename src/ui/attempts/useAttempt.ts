import { useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { Unreachable } from '../../../dataProvider/http';
import type { Texts } from '../../../dataProvider/values';
import { useToast } from '../toasts';

/** An attempt without messages. */
const NONE: Texts = {};

/**
 * Runs one change of the server's data at a time. A refusal has been shown as a toast already, and what it reports of
 * fields is kept for where they are entered; a failure of the transport is logged and kept for the place where the
 * person looks.
 *
 * @param failureIn where that place can't show a failure: a toast shows it instead
 */
export const useAttempt = (failureIn: 'inPlace' | 'toast' = 'inPlace') => {
  const translate = useTranslate();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Unreachable | null>(null);
  const [refused, setRefused] = useState<Texts>(NONE);
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
    setRefused(NONE);
    toast.forgetErrors();
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof HttpError) setRefused(error.body?.errors ?? NONE);
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
  return { isBusy, failure, refused, attempt, retry };
};
