import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mediaAddress } from '../../media/mediaAddress';
import { useMedia } from '../../media/useMedia';
import { part } from '../../routing/part';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import { type DisplayProps, placeOf } from './DisplayProps';
import { MediaMissing } from './MediaMissing';

const Lightbox = part('Lightbox', async () => ({ default: (await import('./Lightbox')).Lightbox }));

/** Pixels of a picture among the rows of a builder, which it has before it is there. */
export const LISTED_HEIGHT = 160;

interface PictureProps {
  address: string;
  alt: string;
  caption: string;
  hasLightbox: boolean;
}

const Picture = ({ address, alt, caption, hasLightbox }: PictureProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const picture = (
    <Box
      component="img"
      src={address}
      alt={alt}
      loading="lazy"
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 480, borderRadius: 1 }}
    />
  );
  if (!hasLightbox) return picture;
  return (
    <>
      <ButtonBase
        aria-label={translate('documents.look.enlarge', { name: alt || caption })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: 'block', maxWidth: '100%', cursor: 'zoom-in' }}
      >
        {picture}
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <Lightbox address={address} alt={alt} caption={caption} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** A picture with its caption; one with a lightbox opens in full. */
export const ImageDisplay = ({ row }: DisplayProps) => {
  const { record, isPending } = useMedia(row.mediaId);
  if (row.mediaId === null) return <MediaMissing text="noImage" />;
  if (!record && !isPending) return <MediaMissing text="gone" />;
  const caption = textOption(row, 'caption');
  return (
    <Box
      component="figure"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, m: 0 }}
      style={{ alignItems: placeOf(row.options.imageAlignment) }}
    >
      {record ? (
        <Picture
          address={mediaAddress(record)}
          alt={textOption(row, 'title')}
          caption={caption}
          hasLightbox={row.options.lightbox === true}
        />
      ) : (
        <Skeleton variant="rounded" height={LISTED_HEIGHT} style={{ alignSelf: 'stretch' }} />
      )}
      {caption && (
        <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {caption}
        </Box>
      )}
    </Box>
  );
};

export const imageRenderer = { tester: elementIs('image'), renderer: element(ImageDisplay) };
