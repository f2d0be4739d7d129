import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { FactorKind } from '../../../dataProvider/secondFactor';
import { confirmFactor } from './confirmFactor';
import { SecondStep } from './SecondStep';
import { useSecondStepTexts } from './useSecondStepTexts';

interface Props {
  kinds: readonly FactorKind[];
  onConfirmed(): void;
  onClose(): void;
}

/** Asks for the second factor once more, over what is under way. */
export const StepUpDialog = ({ kinds, onConfirmed, onClose }: Props) => {
  const texts = useSecondStepTexts();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{texts.again.title}</DialogTitle>
      <DialogContent>
        <SecondStep
          kinds={kinds}
          submit={texts.again.submit}
          onProve={async (proof) => {
            await confirmFactor(proof);
            onConfirmed();
          }}
          back={{ label: texts.again.cancel, onBack: onClose }}
        >
          <DialogContentText id={`${id}-text`}>{texts.again.text}</DialogContentText>
        </SecondStep>
      </DialogContent>
    </Dialog>
  );
};
