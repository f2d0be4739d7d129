import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import RetryIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isUnderway, mostUrgentFirst, type Upload } from './UploadQueue';
import { useSizeText } from './useSizeText';

interface Queue {
  cancel(id: number): void;
  cancelAll(): void;
  retry(id: number): void;
  clear(): void;
}

interface Props {
  queue: Queue;
  uploads: readonly Upload[];
}

type RowProps = Pick<Props, 'queue'> & { upload: Upload };

const State = ({ upload }: Pick<RowProps, 'upload'>) => {
  const translate = useTranslate();
  const { state, share, message, file } = upload;
  if (state === 'sending')
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={translate('media.uploads.progress', { name: file.name })}
          sx={{ flex: 1 }}
        />
        <Typography variant="caption" color="text.secondary" sx={{ minWidth: 36 }} align="right">
          {translate('media.uploads.sending', { percent: Math.round(share * 100) })}
        </Typography>
      </Box>
    );
  return (
    <Typography variant="caption" color={state === 'failed' ? 'error' : 'text.secondary'}>
      {state === 'failed' ? message : message || translate(`media.uploads.${state}`)}
    </Typography>
  );
};

const Row = ({ queue, upload }: RowProps) => {
  const translate = useTranslate();
  const sizeText = useSizeText();
  const { id, file, state } = upload;
  const name = file.name;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, pl: 2, pr: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Typography variant="body2" noWrap title={name} sx={{ flex: 1 }}>
            {name}
          </Typography>
          <Typography variant="caption" color="text.secondary" noWrap>
            {sizeText(file.size)}
          </Typography>
        </Box>
        <State upload={upload} />
      </Box>
      {state === 'done' && <DoneIcon color="success" fontSize="small" style={{ margin: '7px' }} />}
      {isUnderway(upload) && (
        <IconButton
          aria-label={translate('media.uploads.cancel', { name })}
          onClick={() => queue.cancel(id)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton
          aria-label={translate('media.uploads.retry', { name })}
          onClick={() => queue.retry(id)}
        >
          <RetryIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

const Summary = ({ uploads }: Pick<Props, 'uploads'>) => {
  const translate = useTranslate();
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const text = [
    translate('media.uploads.summary', { done, total: uploads.length }),
    ...(failed > 0 ? [translate('media.uploads.failedCount', { smart_count: failed })] : []),
  ].join(' · ');
  return (
    <Typography variant="subtitle2" component="p" role="status" sx={{ flex: 1 }}>
      {text}
    </Typography>
  );
};

/** What is being uploaded, what was, and what failed and why; nothing while nothing has been. */
export const UploadList = ({ queue, uploads }: Props) => {
  const translate = useTranslate();
  if (uploads.length === 0) return null;
  const isRunning = uploads.some(isUnderway);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('media.uploads.title')}
      sx={{ overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.5 }}>
        <Summary uploads={uploads} />
        {isRunning ? (
          <Button onClick={() => queue.cancelAll()}>{translate('media.uploads.cancelAll')}</Button>
        ) : (
          <IconButton aria-label={translate('media.uploads.close')} onClick={() => queue.clear()}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        component="ul"
        // It scrolls, so the keyboard must reach it.
        tabIndex={0}
        aria-label={translate('media.uploads.title')}
        sx={{ listStyle: 'none', m: 0, p: 0, pb: 0.5, maxHeight: 260, overflowY: 'auto' }}
      >
        {mostUrgentFirst(uploads).map((upload) => (
          <Row key={upload.id} queue={queue} upload={upload} />
        ))}
      </Box>
    </Paper>
  );
};
