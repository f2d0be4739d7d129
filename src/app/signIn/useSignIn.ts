import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { Unreachable } from '../../../dataProvider/http';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in, once at a time, and reports why it failed. */
export const useSignIn = (onSignIn: (credentials: Credentials) => Promise<void>) => {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const reasonOf = (error: unknown): string => {
    if (error instanceof Unreachable) return translate(`signIn.unreachable.${error.reason}`);
    if (error instanceof HttpError && error.message !== '') return error.message;
    return translate('signIn.failed');
  };

  const signIn = async (credentials: Credentials): Promise<boolean> => {
    if (isBusy) return true;
    setBusy(true);
    setProblem('');
    try {
      await onSignIn(credentials);
      return true;
    } catch (error) {
      setProblem(reasonOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, signIn };
};
