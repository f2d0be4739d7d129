import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type PropsWithChildren, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  title: string;
  maxWidth: DialogProps['maxWidth'];
  /** Without it, the dialog stays until what it shows is over. */
  onClose: (() => void) | undefined;
}

/** Shows something, and asks nothing. */
export const InfoDialog = ({ title, maxWidth, onClose, children }: PropsWithChildren<Props>) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {onClose && (
        <DialogActions>
          <Button autoFocus onClick={onClose}>
            {translate('views.close')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
};
