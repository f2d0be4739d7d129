import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import type { MediaRecord } from '../../media/MediaRecord';
import { MediaThumb } from '../../media/MediaThumb';
import { mediaAddress } from '../../media/mediaAddress';

interface Props {
  record: MediaRecord;
}

const HEIGHT = { xs: '45vh', md: '62vh' } as const;

const NoPreview = ({ record }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 8 }}>
      <MediaThumb record={{ ...record, mimeType: '' }} size={96} />
      <Typography color="text.secondary">{translate('media.preview.none')}</Typography>
    </Box>
  );
};

const Picture = ({ record }: Props) => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <NoPreview record={record} />;
  return (
    <Box
      component="img"
      src={mediaAddress(record)}
      alt={record.altTag || record.fileName}
      onError={() => setBroken(true)}
      sx={{
        display: 'block',
        width: '100%',
        height: HEIGHT,
        objectFit: 'contain',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    />
  );
};

/** A file in what the browser shows or plays it with; others have no preview. */
export const PreviewContent = ({ record }: Props) => {
  const address = mediaAddress(record);
  if (record.type === mediaTypes.images) return <Picture record={record} />;
  if (record.type === mediaTypes.video)
    return (
      <Box
        component="video"
        controls
        src={address}
        aria-label={record.fileName}
        sx={{ display: 'block', width: '100%', height: HEIGHT, bgcolor: 'common.black' }}
      />
    );
  if (record.type === mediaTypes.audio)
    return (
      <Box sx={{ py: 6 }}>
        <Box
          component="audio"
          controls
          src={address}
          aria-label={record.fileName}
          sx={{ display: 'block', width: '100%' }}
        />
      </Box>
    );
  if (record.mimeType === 'application/pdf')
    return (
      <Box
        component="iframe"
        src={address}
        title={record.fileName}
        sx={{ display: 'block', width: '100%', height: HEIGHT, border: 0, borderRadius: 1 }}
      />
    );
  return <NoPreview record={record} />;
};
