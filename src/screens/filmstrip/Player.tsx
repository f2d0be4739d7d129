import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import NextIcon from '@mui/icons-material/SkipNext';
import PreviousIcon from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { filled } from '../../ui/useTexts';
import styles from './filmstrip.module.css';
import type { Item } from './items';
import { Slide } from './Slide';
import { useStripTexts } from './texts';
import { useShow } from './useShow';

interface Props {
  items: readonly Item[];
  /** The playlist, with what is entered. */
  record: Readonly<Record<string, unknown>>;
  onClose(): void;
}

type Show = ReturnType<typeof useShow>;

const Controls = ({ show, now, onClose }: { show: Show; now: string; onClose(): void }) => {
  const texts = useStripTexts();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <IconButton aria-label={texts.previous} onClick={show.previous}>
        <PreviousIcon />
      </IconButton>
      <IconButton
        autoFocus
        aria-label={show.isPaused ? texts.goOn : texts.pause}
        onClick={show.toggle}
      >
        {show.isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton aria-label={texts.next} onClick={show.next}>
        <NextIcon />
      </IconButton>
      <Typography role="status" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        {now}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        {texts.keys}
      </Typography>
      <IconButton aria-label={texts.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
};

/** Plays items as a screen would, from the first to the last and again; on top of the page. */
export const Player = ({ items, record, onClose }: Props) => {
  const texts = useStripTexts();
  const show = useShow(items.length);
  const item = items[show.index];
  if (!item) return null;
  const parts = { place: show.index + 1, total: items.length, name: item.title };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show.next();
    else if (event.key === 'ArrowLeft') show.previous();
    // A button that has the focus takes the space bar itself.
    else if (event.key === ' ' && event.target === event.currentTarget) show.toggle();
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={press}
      slotProps={{
        paper: {
          'aria-label': filled(texts.player, { name: String(record.name ?? '') }),
          sx: { borderRadius: 0 },
        },
      }}
    >
      <div className={`${styles.stage} ${show.isPaused ? styles.paused : ''}`}>
        <Slide
          key={show.turn}
          item={item}
          defDuration={Number(record.defDuration) || 0}
          isPaused={show.isPaused}
          onEnd={show.next}
        />
        {record.showTicker === true && (
          <p className={styles.ticker}>
            <span>{filled(texts.ticker, { type: Number(record.tickerType) || 0 })}</span>
          </p>
        )}
      </div>
      <Controls show={show} now={filled(texts.now, parts)} onClose={onClose} />
    </Dialog>
  );
};
