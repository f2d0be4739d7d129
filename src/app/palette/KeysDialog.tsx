import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '../../ui/keys/KeyCaps';
import { workingKeys } from '../../ui/keys/useKey';

/** The keys that do something on the open page: those that are listened to, and no others. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const [names] = useState(workingKeys);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, m: 0 }}
        >
          {names.map((name) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{translate(`keys.of.${name}`)}</dt>
              <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
                <KeyCaps name={name} />
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('views.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
