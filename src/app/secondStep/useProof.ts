import { useState } from 'react';
import { HttpError } from 'react-admin';
import type { Proof } from '../../../dataProvider/secondFactor';
import { PasskeyFailure } from '../../session/passkeys';
import { useSignInFailure } from '../entrance/useSignInFailure';
import { useSecondStepTexts } from './useSecondStepTexts';

/** Sends a second factor, once at a time, and reports why it was refused: at the code, or as a whole. */
export const useProof = (onProve: (proof: Proof) => Promise<void>) => {
  const reasonOf = useSignInFailure();
  const texts = useSecondStepTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [codeProblem, setCodeProblem] = useState<string>();
  const forget = () => {
    setProblem('');
    setCodeProblem(undefined);
  };

  const noteFailure = (error: unknown) => {
    const atCode: unknown = error instanceof HttpError ? error.body?.errors?.code : undefined;
    if (error instanceof PasskeyFailure) setProblem(texts.passkeyFailed);
    else if (typeof atCode === 'string') setCodeProblem(atCode);
    else setProblem(reasonOf(error));
  };

  /** @returns whether it was accepted */
  const prove = async (proof: Proof): Promise<boolean> => {
    if (isBusy) return true;
    setBusy(true);
    forget();
    try {
      await onProve(proof);
      return true;
    } catch (error) {
      noteFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, codeProblem, prove, forget, noteFailure };
};
