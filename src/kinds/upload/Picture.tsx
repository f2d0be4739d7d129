import BrokenImage from '@mui/icons-material/BrokenImage';
import Box from '@mui/material/Box';
import { useState } from 'react';

interface Props {
  address: string;
  alt: string;
  /** Height and greatest width in pixels. */
  size: number;
}

/** A picture in a frame; one that can't be read leaves its name. */
export const Picture = ({ address, alt, size }: Props) => {
  const [broken, setBroken] = useState('');
  if (broken === address)
    return (
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}
      >
        <BrokenImage fontSize="small" color="action" />
        {alt}
      </Box>
    );
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(address)}
      sx={{
        display: 'block',
        height: size,
        maxWidth: size * 2,
        objectFit: 'contain',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    />
  );
};
