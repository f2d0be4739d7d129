import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import SheetIcon from '@mui/icons-material/PriceChangeOutlined';
import Box from '@mui/material/Box';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { canBeSeen, type Item, isVideo, thumbnailOf } from './items';
import { SheetThumb } from './SheetSlide';

interface Props {
  item: Item;
  /** Called with how many seconds a video lasts, once that is known. */
  onLength?(seconds: number): void;
}

const fill = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
} as const;

/** Streamed recordings don't declare their duration: the browser learns it by going to the end. */
const findEnd = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void => {
  if (!Number.isFinite(video.duration)) video.currentTime = Number.MAX_SAFE_INTEGER;
};

/** A price sheet as it is drawn, or a sign of one that can't be read. */
const SheetPicture = ({ id }: { id: number }) => {
  const [isBroken, setBroken] = useState(false);
  const hasBroken = useCallback(() => setBroken(true), []);
  return isBroken ? <SheetIcon fontSize="large" /> : <SheetThumb id={id} onBroken={hasBroken} />;
};

/** The small picture of an item, or the first picture of its video. What it is called stands beside it. */
export const ItemPicture = ({ item, onLength }: Props) => {
  const [broken, setBroken] = useState('');
  const { src } = item;
  const hasBroken = () => setBroken(src);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '16 / 9',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {item.priceSheetId !== null ? (
        <SheetPicture id={item.priceSheetId} />
      ) : !canBeSeen(item) || src === broken ? (
        <BrokenIcon fontSize="large" />
      ) : isVideo(item) ? (
        <Box
          component="video"
          src={src}
          muted
          preload="metadata"
          aria-hidden="true"
          tabIndex={-1}
          onLoadedMetadata={findEnd}
          onDurationChange={({ currentTarget: video }) => {
            if (!Number.isFinite(video.duration)) return;
            video.currentTime = 0;
            onLength?.(video.duration);
          }}
          onError={hasBroken}
          sx={fill}
        />
      ) : (
        <Box
          component="img"
          src={thumbnailOf(item)}
          alt=""
          loading="lazy"
          draggable={false}
          onError={hasBroken}
          sx={fill}
        />
      )}
    </Box>
  );
};
