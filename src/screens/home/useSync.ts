import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Unreachable } from '../../../dataProvider/http';
import { useToast } from '../../ui/toasts';
import { useLater } from '../../ui/waiting/useLater';

/** Milliseconds that the result of a synchronisation stays on screen. */
const RESULT_MS = 10_000;

interface Result {
  isOk: boolean;
  text: string;
}

/** One synchronisation at a time; a second start while one runs is ignored. */
export const useSync = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const toast = useToast();
  const later = useLater();
  const isStarted = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const run = async (): Promise<Result> => {
    try {
      const { message } = await provider.post('jobs/startpos4', {}, { isQuiet: true });
      const text = message || translate('home.sync.done');
      toast.success(text);
      return { isOk: true, text };
    } catch (error) {
      console.error(error);
      // It goes on, or is taken over, wherever it was begun.
      if (error instanceof Unreachable) {
        const text = translate('home.sync.unanswered');
        toast.error(text);
        return { isOk: false, text };
      }
      toast.error(translate('home.sync.failed'));
      // A refusal carries its own message.
      const why = error instanceof HttpError ? error.message : '';
      const text = translate('home.sync.failedResult');
      return { isOk: false, text: why ? `${text}: ${why}` : text };
    }
  };

  const start = async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setRunning(true);
    setResult(null);
    setResult(await run());
    setRunning(false);
    isStarted.current = false;
    later(RESULT_MS, () => setResult(null));
  };

  return { isRunning, result, start };
};
