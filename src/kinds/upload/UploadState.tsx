import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { Sending } from '../../uploads/useUpload';

interface Props {
  state: Sending;
  onCancel(): void;
  onRetry(file: File): void;
}

/** How far the sending of a file is, or why it failed. */
export const UploadState = ({ state, onCancel, onRetry }: Props) => {
  const translate = useTranslate();
  if (state.phase === 'sending')
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={Math.round(state.share * 100)}
          aria-label={translate('kinds.upload.sending', { name: state.file.name })}
          sx={{ flex: 1 }}
        />
        <Button size="small" onClick={onCancel}>
          {translate('kinds.upload.cancel')}
        </Button>
      </Box>
    );
  if (state.phase !== 'failed') return null;
  const { file, message } = state;
  const retry = file && (
    <Button size="small" color="inherit" onClick={() => onRetry(file)}>
      {translate('kinds.upload.retry')}
    </Button>
  );
  const unreachable = translate('kinds.upload.unreachable');
  return (
    <Alert severity="error" action={retry}>
      {file ? `${file.name}: ${message || unreachable}` : message || unreachable}
    </Alert>
  );
};
