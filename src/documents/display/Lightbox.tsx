import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface Props {
  address: string;
  alt: string;
  caption: string;
  onClose(): void;
}

/** A picture in full, as large as the window allows. */
export const Lightbox = ({ address, alt, caption, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      slotProps={{ paper: { 'aria-label': alt || caption || translate('documents.types.image') } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={translate('documents.look.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        component="img"
        src={address}
        alt={alt}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '75vh', objectFit: 'contain' }}
      />
      {caption && (
        <Typography variant="body2" sx={{ p: 2 }}>
          {caption}
        </Typography>
      )}
    </Dialog>
  );
};
