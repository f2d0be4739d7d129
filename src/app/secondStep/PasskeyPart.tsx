import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Proof } from '../../../dataProvider/secondFactor';
import { canUsePasskeys } from '../../session/passkeys';
import { PasskeyButton } from './PasskeyButton';
import { useSecondStepTexts } from './useSecondStepTexts';

interface Props {
  onBegin(): void;
  onProof(proof: Proof): Promise<unknown>;
  onFailed(error: unknown): void;
}

/** Asks for a passkey as the second factor, before any code. */
export const PasskeyPart = (props: Props) => {
  const texts = useSecondStepTexts();
  if (!canUsePasskeys()) return <Alert severity="info">{texts.passkeyNotHere}</Alert>;
  return (
    <>
      <Typography color="text.secondary">{texts.passkeyText}</Typography>
      <PasskeyButton label={texts.passkey} variant="contained" {...props} />
      <Divider>{texts.or}</Divider>
    </>
  );
};
