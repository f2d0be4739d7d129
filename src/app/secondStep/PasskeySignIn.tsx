import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { Proof } from '../../../dataProvider/secondFactor';
import { canUsePasskeys, PasskeyFailure } from '../../session/passkeys';
import { useSignInFailure } from '../entrance/useSignInFailure';
import { PasskeyButton } from './PasskeyButton';
import { useSecondStepTexts } from './useSecondStepTexts';

interface Props {
  /** @throws HttpError of what is refused */
  onSignIn(proof: Proof): Promise<void>;
}

/** Signs in by a passkey, in place of an address and a password. */
export const PasskeySignIn = ({ onSignIn }: Props) => {
  const texts = useSecondStepTexts();
  const reasonOf = useSignInFailure();
  const [problem, setProblem] = useState('');
  if (!canUsePasskeys()) return null;
  return (
    <>
      <PasskeyButton
        label={texts.signInByPasskey}
        variant="outlined"
        onBegin={() => setProblem('')}
        onProof={onSignIn}
        onFailed={(error) =>
          setProblem(error instanceof PasskeyFailure ? texts.passkeyFailed : reasonOf(error))
        }
      />
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
};
