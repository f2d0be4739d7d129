import { useTranslate } from 'react-admin';
import { mediaAddress } from '../../media/mediaAddress';
import { useMedia } from '../../media/useMedia';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import type { DisplayProps } from './DisplayProps';
import { MediaMissing } from './MediaMissing';

/** A video. One that starts by itself does so without sound, and not for those who want no motion. */
export const VideoDisplay = ({ row, isStill = false }: DisplayProps) => {
  const translate = useTranslate();
  const wantsNoMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { record, isPending } = useMedia(row.mediaId);
  if (row.mediaId === null) return <MediaMissing text="noVideo" />;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (!record) return <MediaMissing text="gone" />;
  const { autoplay, controls, loop } = row.options;
  const plays = autoplay === true && !isStill && !wantsNoMotion;
  // Without controls and without starting by itself it could never be played, nor stopped.
  const hasControls = controls === true || !plays;
  return (
    <video
      src={mediaAddress(record)}
      aria-label={textOption(row, 'title') || translate('documents.types.video')}
      preload="metadata"
      autoPlay={plays}
      muted={autoplay === true}
      controls={hasControls}
      loop={loop === true}
      playsInline
      style={{
        display: 'block',
        width: '100%',
        maxHeight: 480,
        // The controls lie over the margins beside a narrow picture as well, and are white.
        ...(hasControls && { backgroundColor: 'black' }),
      }}
    />
  );
};

export const videoRenderer = { tester: elementIs('video'), renderer: element(VideoDisplay) };
