import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { request, Unreachable } from '../../../dataProvider/http';
import type { Texts } from '../../../dataProvider/values';

/** Sends what an installation is set up with, once at a time, and reports what was refused, as a whole and by field. */
export const useSetUp = () => {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<Texts>({});

  const noteFailure = (error: unknown) => {
    if (error instanceof HttpError) setErrors(error.body?.errors ?? {});
    if (error instanceof Unreachable) setProblem(translate(`signIn.unreachable.${error.reason}`));
    else setProblem(error instanceof HttpError ? error.message : translate('setUp.failed'));
  };

  /** @returns whether it is set up */
  const setUp = async (body: Record<string, string>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      await request('setup', { method: 'POST', body, isQuiet: true });
      return true;
    } catch (error) {
      noteFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, errors, setUp };
};
