import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useMediaQuery } from '../ui/useMediaQuery';

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** The frame of a dialog that shows the media library: all of a small screen. */
export const MediaDialog = ({ title, onClose, children }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={translate('views.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
};
