import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { filled } from '../../ui/useTexts';
import styles from './filmstrip.module.css';
import { canBeSeen, type Item, isVideo, secondsOf } from './items';
import { SheetSlide } from './SheetSlide';
import { useStripTexts } from './texts';
import { useTimer } from './useShow';

/** How an item comes up, by its code. */
const transitions = [undefined, styles.fade, styles.slide, styles.zoom];

/** However little is entered, in seconds: pictures that follow each other at once would flash. */
const SHORTEST = 1;

interface Props {
  item: Item;
  /** Seconds. */
  defDuration: number;
  isPaused: boolean;
  onEnd(): void;
}

const Film = ({ item, isPaused, onEnd, onBroken }: Props & { onBroken(): void }) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isPaused) video.current?.pause();
    // What stops it meanwhile, such as the next item, is no failure.
    else video.current?.play().catch(() => undefined);
  }, [isPaused]);
  return (
    <video
      ref={video}
      src={item.src}
      className={styles.fill}
      aria-label={item.title}
      muted
      playsInline
      onEnded={onEnd}
      onError={onBroken}
    />
  );
};

/** One item as a screen shows it, from its beginning to its end. */
export const Slide = (props: Props) => {
  const { item, defDuration, isPaused, onEnd } = props;
  const texts = useStripTexts();
  const sheet = item.priceSheetId ?? null;
  const [isBroken, setBroken] = useState(sheet === null && !canBeSeen(item));
  const seconds = isBroken ? defDuration : secondsOf(item, defDuration);
  useTimer(seconds === undefined ? undefined : Math.max(seconds, SHORTEST), isPaused, onEnd);
  const hasBroken = () => setBroken(true);
  return (
    <Box className={`${styles.fill} ${transitions[item.transition ?? 0] ?? ''}`}>
      {isBroken ? (
        <p className={styles.message}>{filled(texts.broken, { name: item.title })}</p>
      ) : sheet !== null ? (
        <SheetSlide id={sheet} onBroken={hasBroken} />
      ) : isVideo(item) ? (
        <Film {...props} onBroken={hasBroken} />
      ) : (
        <img src={item.src} alt={item.title} className={styles.fill} onError={hasBroken} />
      )}
    </Box>
  );
};
