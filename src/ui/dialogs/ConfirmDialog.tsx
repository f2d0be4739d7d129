import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  title: string;
  text: string;
  confirm: string;
  /** The safe answer's label, where that isn't that it cancels. */
  cancel?: string;
  tone?: 'primary' | 'error';
  isBusy?: boolean;
  /** It can't be confirmed yet, or not at all. */
  isRefused?: boolean;
  onConfirm(): void;
  onClose(): void;
  /** Another way out, which loses nothing. */
  also?: { readonly label: string; onChoose(): void } | undefined;
  /** What else there is to know before the answer. */
  children?: ReactNode;
}

/** Asks before something that can't be taken back; the safe answer has the focus. */
export const ConfirmDialog = ({
  title,
  text,
  confirm,
  cancel,
  tone,
  isBusy,
  isRefused = false,
  onConfirm,
  onClose,
  also,
  children,
}: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText
          id={`${id}-text`}
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {cancel ?? translate('views.cancel')}
        </Button>
        {also && <Button onClick={also.onChoose}>{also.label}</Button>}
        <Button
          variant="contained"
          color={tone ?? 'primary'}
          loading={isBusy ?? false}
          disabled={isRefused}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
