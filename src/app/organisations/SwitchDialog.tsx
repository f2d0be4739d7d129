import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../dataProvider/session';
import { OrganisationPicker } from './OrganisationPicker';

interface Props {
  session: Session;
  onClose(): void;
}

/** The choice of another organisation, over the open page. */
export const SwitchDialog = ({ session, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <span id={id} style={{ flex: 1 }}>
          {translate('switcher.title')}
        </span>
        <IconButton aria-label={translate('switcher.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      {/* The field's ring stands out of it. */}
      <DialogContent sx={{ px: 1.5, pb: 1.5, '&&': { pt: 0.5 } }}>
        <OrganisationPicker session={session} onChoose={onClose} />
      </DialogContent>
    </Dialog>
  );
};
