import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { filled } from '../../ui/useTexts';
import { type Item, type RunningTime, writtenTime } from './items';
import { useStripTexts } from './texts';

const Player = lazyDialog(async () => (await import('./Player')).Player);

interface Props {
  items: readonly Item[];
  time: RunningTime;
  /** The playlist, with what is entered. */
  record: Readonly<Record<string, unknown>>;
  children?: ReactNode;
}

/** How long items run from the first to the last; at least, where a video's length isn't known yet. */
export const Runs = ({ time }: Pick<Props, 'time'>) => {
  const texts = useStripTexts();
  const runs = filled(time.unknown > 0 ? texts.runsLonger : texts.runs, {
    time: writtenTime(time.seconds),
  });
  return (
    <Typography variant="body2" color="text.secondary">
      {runs}
    </Typography>
  );
};

/** The preview of all items, how long they run, and behind that what else can be done with them. */
export const StripBar = ({ items, time, record, children }: Props) => {
  const texts = useStripTexts();
  const [isPlaying, setPlaying] = useState(false);
  const shown = items.filter(({ deleted }) => !deleted);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<PlayIcon />}
        disabled={shown.length === 0}
        aria-haspopup="dialog"
        onClick={() => setPlaying(true)}
      >
        {texts.play}
      </Button>
      {shown.length > 0 && <Runs time={time} />}
      {children}
      {isPlaying && <Player items={shown} record={record} onClose={() => setPlaying(false)} />}
    </Box>
  );
};
