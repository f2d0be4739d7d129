import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';

/** Shows, while files are held over the page, where they go when they are dropped. */
export const DropNotice = ({ folder }: { folder: string }) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        pointerEvents: 'none',
        border: '3px dashed',
        borderColor: 'primary.main',
        bgcolor: 'action.selected',
      }}
    >
      <Paper elevation={6} sx={{ display: 'flex', gap: 1.5, p: 2.5, color: 'primary.main' }}>
        <UploadIcon />
        {translate('media.dropHere', { folder })}
      </Paper>
    </Box>
  );
};
