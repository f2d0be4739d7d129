import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { aboutFile } from '../../../uploads/aboutFile';
import { isUnderway, type Upload } from '../../../uploads/UploadQueue';

interface Props {
  uploads: readonly Upload[];
  onRetry(id: number): void;
  onPutAway(id: number): void;
}

const Underway = ({ file, share }: Upload) => {
  const translate = useTranslate();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {file.name}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(share * 100)}
        aria-label={translate('kinds.upload.sending', { name: file.name })}
      />
    </Box>
  );
};

/** The files that are being sent, and those that could not be, each with what can be done about it. */
export const PictureUploads = ({ uploads, onRetry, onPutAway }: Props) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          {isUnderway(upload) ? (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Underway {...upload} />
              <Button size="small" onClick={() => onPutAway(upload.id)}>
                {translate('kinds.upload.cancel')}
              </Button>
            </Box>
          ) : (
            <Alert
              severity="error"
              onClose={() => onPutAway(upload.id)}
              closeText={translate('views.close')}
            >
              {aboutFile(upload.file, upload.message)}{' '}
              <Button size="small" color="inherit" onClick={() => onRetry(upload.id)}>
                {translate('kinds.upload.retry')}
              </Button>
            </Alert>
          )}
        </li>
      ))}
    </Box>
  );
};
