import { useState } from 'react';
import { askedFactors, type FactorKind } from '../../../dataProvider/secondFactor';
import type { Credentials } from '../authProvider';
import { useSignInFailure } from '../entrance/useSignInFailure';

/** Signs in, once at a time, and reports why it failed, or that a second factor is asked for. */
export const useSignIn = (onSignIn: (credentials: Credentials) => Promise<void>) => {
  const reasonOf = useSignInFailure();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [factors, setFactors] = useState<readonly FactorKind[]>([]);

  const signIn = async (credentials: Credentials): Promise<boolean> => {
    if (isBusy) return true;
    setBusy(true);
    setProblem('');
    try {
      await onSignIn(credentials);
      return true;
    } catch (error) {
      const asked = askedFactors(error);
      setFactors(asked);
      if (asked.length === 0) setProblem(reasonOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, factors, forgetFactors: () => setFactors([]), signIn };
};
