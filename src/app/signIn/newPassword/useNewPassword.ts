import { useState } from 'react';
import { HttpError } from 'react-admin';
import { request } from '../../../../dataProvider/http';
import { useSignInFailure } from '../../entrance/useSignInFailure';

/** Sends the password that somebody chooses by a link, once at a time, and reports why it was refused. */
export const useNewPassword = (token: string) => {
  const reasonOf = useSignInFailure();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  const [atPassword, setAtPassword] = useState<string>();

  const noteFailure = (error: unknown) => {
    const own: unknown = error instanceof HttpError ? error.body?.errors?.password : undefined;
    if (typeof own === 'string') setAtPassword(own);
    else setProblem(reasonOf(error));
  };

  const send = async (password: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    setAtPassword(undefined);
    try {
      await request('session/password', {
        method: 'POST',
        body: { token, password },
        isQuiet: true,
      });
      setDone(true);
    } catch (error) {
      noteFailure(error);
    }
    setBusy(false);
  };
  return { isBusy, isDone, problem, atPassword, send };
};
