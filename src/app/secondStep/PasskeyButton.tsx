import type { ButtonProps } from '@mui/material/Button';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Proof } from '../../../dataProvider/secondFactor';
import { provePasskey } from '../../session/passkeys';

interface Props extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** What was shown of an attempt before goes. */
  onBegin(): void;
  onProof(proof: Proof): Promise<unknown>;
  /** @param error why none was used */
  onFailed(error: unknown): void;
}

/** Has somebody use a passkey. */
export const PasskeyButton = ({ label, onBegin, onProof, onFailed, variant }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    onBegin();
    try {
      await onProof({ passkey: await provePasskey() });
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} size="large" loading={isBusy} onClick={use}>
      {label}
    </Button>
  );
};
