import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCopied } from '../useCopied';

interface Props {
  value: string;
  /** Whose it is. */
  of: string;
  onClose(): void;
}

/** Shows a password that the server reveals only once, ready to be copied. */
export const RevealDialog = ({ value, of, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { copied, copy } = useCopied();
  return (
    // Neither Escape nor a click beside it: what was not copied would be gone.
    <Dialog open aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {translate('views.password.title', { name: of })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('views.password.text')}</DialogContentText>
        <TextField
          id={`${id}-value`}
          label={translate('views.password.label')}
          value={value}
          fullWidth
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.close')}</Button>
        <Button variant="contained" onClick={() => copy(value)} autoFocus>
          {translate(copied === value ? 'views.password.copied' : 'views.password.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
