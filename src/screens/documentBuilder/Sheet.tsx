import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { SHEET } from './useBuilderKeys';

interface Props {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A pane that comes up from below where there is no room for it beside the rows. */
export const Sheet = ({ title, isOpen, onClose, children }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          ...SHEET,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0', maxWidth: 720, mx: 'auto' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          pl: 2,
          pr: 1,
          py: 0.5,
        }}
      >
        <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 3 }}>{children}</Box>
    </Drawer>
  );
};
