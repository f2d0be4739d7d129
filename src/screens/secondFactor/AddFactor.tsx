import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Answer } from '../../../dataProvider/envelope';
import { canUsePasskeys } from '../../session/passkeys';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { useFactorTexts } from './useFactorTexts';
import { useTotpSetUp } from './useTotpSetUp';

const PasskeyDialog = lazyDialog(async () => (await import('./PasskeyDialog')).PasskeyDialog);
const TotpDialog = lazyDialog(async () => (await import('./TotpDialog')).TotpDialog);

interface Props {
  /** There is none yet. */
  isFirst: boolean;
  onAdded(answer: Answer): Promise<void>;
}

/** What second factors are added by. */
export const AddFactor = ({ isFirst, onAdded }: Props) => {
  const texts = useFactorTexts();
  const isPossible = canUsePasskeys();
  const [isMaking, setMaking] = useState(false);
  const { key, beginning, adding, begin, add, end } = useTotpSetUp(onAdded);
  return (
    <>
      <SaveFailure failure={beginning.failure} onRetry={beginning.retry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={isFirst ? 'contained' : 'outlined'}
          loading={beginning.isBusy}
          onClick={begin}
        >
          {texts.totp.button}
        </Button>
        {isPossible && (
          <Button variant="outlined" onClick={() => setMaking(true)}>
            {texts.passkey.button}
          </Button>
        )}
      </Box>
      {!isPossible && (
        <Typography variant="body2" color="text.secondary">
          {texts.passkey.needsDomain}
        </Typography>
      )}
      {isMaking && <PasskeyDialog onAdded={onAdded} onClose={() => setMaking(false)} />}
      {key && (
        <TotpDialog
          totpKey={key}
          isBusy={adding.isBusy}
          errors={adding.refused}
          failure={<SaveFailure failure={adding.failure} onRetry={adding.retry} />}
          onSave={add}
          onClose={end}
        />
      )}
    </>
  );
};
