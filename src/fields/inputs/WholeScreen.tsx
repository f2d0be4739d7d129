import CloseIcon from '@mui/icons-material/CloseOutlined';
import Fullscreen from '@mui/icons-material/FullscreenOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { handOnFocus, handsOn } from '../../ui/focus/editorFocus';
import { isPressed } from '../../ui/keys/keys';
import { FORM_PART } from '../../ui/keys/useKey';

interface ButtonProps {
  /** What the editor is called. */
  label: ReactNode;
  onClick(): void;
}

/** Opens an editor on the whole screen. */
export const WholeScreenButton = ({ label, onClick }: ButtonProps) => {
  const translate = useTranslate();
  const name = `${translate('kinds.editor.whole')}: ${label}`;
  return (
    <IconButton size="small" aria-label={name} title={name} onClick={onClick}>
      <Fullscreen fontSize="small" />
    </IconButton>
  );
};

interface Props {
  label: ReactNode;
  tools: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The editor takes all of the height, whatever it has elsewhere. */
const look = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .cm-editor': { minHeight: '100% !important', maxHeight: 'none !important' },
  '& .cm-scroller': { maxHeight: 'none !important' },
} as const;

/**
 * An editor on the whole screen; Escape and its button lead back, with all that was written. So do the keys that save
 * the form that it is part of, or what is wrong there would stay hidden below it.
 */
export const WholeScreen = ({ label, tools, onClose, children }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const leaveToSave = ({ nativeEvent }: KeyboardEvent) => {
    if (isPressed(nativeEvent, 'save') || isPressed(nativeEvent, 'saveAndAdd')) onClose();
  };
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      onFocus={handOnFocus}
      onKeyDown={leaveToSave}
      aria-labelledby={id}
      slotProps={{ paper: handsOn }}
      {...FORM_PART}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Box component="h2" id={id} sx={{ m: 0, mr: 'auto', typography: 'h6' }}>
          {label}
        </Box>
        {tools}
        <IconButton aria-label={translate('views.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={look}>{children}</Box>
    </Dialog>
  );
};
