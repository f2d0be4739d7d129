import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { filled } from '../../ui/useTexts';
import { useFactorTexts } from './useFactorTexts';

/** So many codes or fewer are soon used up. */
const FEW = 3;

interface Props {
  left: number;
  isBusy: boolean;
  onRenew(): Promise<unknown>;
}

/** How many recovery codes are left, and what makes new ones. */
export const RecoveryPart = ({ left, isBusy, onRenew }: Props) => {
  const texts = useFactorTexts().recovery;
  const [isAsked, setAsked] = useState(false);
  const renew = async () => {
    await onRenew();
    setAsked(false);
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h6" component="h2">
        {texts.title}
      </Typography>
      <Typography color="text.secondary">
        {filled(left > FEW ? texts.left : texts.few, { count: left })}
      </Typography>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {texts.renew}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.renewTitle}
          text={texts.renewText}
          confirm={texts.renew}
          isBusy={isBusy}
          onConfirm={renew}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  );
};
