import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Progress } from '../../ui/optimisations/Progress';
import { useImportTexts } from './importTexts';
import type { useImportRun } from './useImportRun';

/** How far an import is, and the way to stop it. */
export const ImportRunning = ({ run }: { run: ReturnType<typeof useImportRun> }) => {
  const { translate } = useImportTexts();
  const { progress, isStopping, stop } = run;
  const text = progress && translate(progress.phase, { done: progress.done, of: progress.of });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {progress ? (
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / Math.max(1, progress.of)}
          aria-label={translate('progress')}
        />
      ) : (
        <Progress />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
          {text ?? translate('reading')}
        </Typography>
        <Button onClick={stop} disabled={isStopping}>
          {translate(isStopping ? 'stopping' : 'stop')}
        </Button>
      </Box>
    </Box>
  );
};
