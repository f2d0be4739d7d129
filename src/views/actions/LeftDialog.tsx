import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { LeftWork } from '../../ui/unsavedWork';

interface Props {
  /** Of the action that is not done. */
  action: string;
  left: readonly LeftWork[];
  onClose(): void;
}

/** Lists what is not stored, why the action is therefore not done, and leads to each of it. */
export const LeftDialog = ({ action, left, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const lead = ({ show }: LeftWork) => {
    onClose();
    show();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      // What it leads to takes the focus.
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {translate('views.notStored.title', { smart_count: Math.max(left.length, 1) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 1 }}>
          {translate('views.notStored.text', { action })}
        </DialogContentText>
        <ul>
          {left.map((work) => (
            <li key={`${work.name}/${work.reason}`}>
              <Link component="button" type="button" color="primary" onClick={() => lead(work)}>
                {work.name}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {work.reason}
              </Typography>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
