import BrokenImage from '@mui/icons-material/BrokenImage';
import { useState } from 'react';
import look from '../../ui/optimisations/values.module.css';

interface Props {
  address: string;
  alt: string;
  /** Height in pixels. */
  size: number;
}

/** Pixels up to which pictures are square, as they stand before names. */
const MOST_OF_THUMBNAILS = 40;

/** Its place is as wide before it is there: how wide a picture is, isn't known until then. */
const widthOf = (size: number) => (size > MOST_OF_THUMBNAILS ? (size * 4) / 3 : size);

/** A picture in a frame; one that can't be read leaves its name. */
export const Picture = ({ address, alt, size }: Props) => {
  const [broken, setBroken] = useState('');
  if (broken === address)
    return (
      <span className={look.file}>
        <BrokenImage fontSize="small" color="action" />
        {alt}
      </span>
    );
  return (
    <img
      className={look.picture}
      src={address}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(address)}
      style={{ height: size, width: widthOf(size) }}
    />
  );
};
