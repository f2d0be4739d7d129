import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { aboutFile } from './aboutFile';
import { isUnderway, type Upload } from './UploadQueue';

interface Props {
  upload: Upload;
  onCancel(id: number): void;
  onRetry(id: number): void;
}

/** How far the sending of a file is, or why it failed. */
export const UploadState = ({ upload, onCancel, onRetry }: Props) => {
  const translate = useTranslate();
  const { id, file, state, share, message } = upload;
  if (isUnderway(upload))
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={translate('kinds.upload.sending', { name: file.name })}
          sx={{ flex: 1 }}
        />
        <Button size="small" onClick={() => onCancel(id)}>
          {translate('kinds.upload.cancel')}
        </Button>
      </Box>
    );
  if (state !== 'failed') return null;
  const retry = (
    <Button size="small" color="inherit" onClick={() => onRetry(id)}>
      {translate('kinds.upload.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {aboutFile(file, message || translate('kinds.upload.unreachable'))}
    </Alert>
  );
};
