import AudioIcon from '@mui/icons-material/AudioFileOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import OtherIcon from '@mui/icons-material/InsertDriveFileOutlined';
import VideoIcon from '@mui/icons-material/VideoFileOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { mediaTypes } from '../../schemas/media/mediaTypes';
import type { MediaRecord } from './MediaRecord';
import { thumbnailAddress } from './mediaAddress';

const iconOf = (type: MediaRecord['type']) => {
  if (type === mediaTypes.images) return ImageIcon;
  if (type === mediaTypes.video) return VideoIcon;
  if (type === mediaTypes.documents) return DocumentIcon;
  return type === mediaTypes.audio ? AudioIcon : OtherIcon;
};

interface Props {
  record: MediaRecord;
  /** Width and height in pixels, or `fill` for all of the place that it stands in. */
  size: number | 'fill';
}

/** The small picture of a file, or the symbol of its kind. Its name is to stand beside it. */
export const MediaThumb = ({ record, size }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const address = thumbnailAddress(record);
  const Icon = iconOf(record.type);
  const side = size === 'fill' ? '100%' : size;
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        justifyContent: 'center',
        width: side,
        height: side,
        overflow: 'hidden',
        borderRadius: size === 'fill' ? 0 : 1,
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {address !== null && address !== broken ? (
        <Box
          component="img"
          src={address}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setBroken(address)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <Icon fontSize={size === 'fill' || size > 48 ? 'large' : 'medium'} />
      )}
    </Box>
  );
};
