import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MediaFolders } from '../../media/useMediaFolders';
import { useSizeText } from '../../uploads/useSizeText';

const NEARLY_FULL = 90;

/** How much of the organisation's storage is used. */
export const StorageUse = ({ used, available }: Pick<MediaFolders, 'used' | 'available'>) => {
  const translate = useTranslate();
  const sizeText = useSizeText();
  if (used === null || available === null) return null;
  const percent = available > 0 ? Math.min(100, (used / available) * 100) : 100;
  return (
    <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={percent > NEARLY_FULL ? 'error' : 'primary'}
        aria-label={translate('media.folders.storageLabel')}
        // A track in the bar's own tint looks full.
        sx={{ mb: 0.75, height: 6, borderRadius: 1, bgcolor: 'divider' }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('media.folders.storage', {
          used: sizeText(used),
          available: sizeText(available),
        })}
      </Typography>
    </Box>
  );
};
