import BrokenImage from '@mui/icons-material/BrokenImage';
import { useState } from 'react';
import look from '../../ui/optimisations/values.module.css';

interface Props {
  address: string;
  alt: string;
  /** Height in pixels. */
  size: number;
  /** It is one of many, as in the rows of a list. */
  isOneOfMany?: boolean;
}

/** Pixels up to which pictures are square, as they stand before names. */
const MOST_OF_THUMBNAILS = 40;

/** Its place is as wide before it is there: how wide a picture is, isn't known until then. */
const widthOf = (size: number) => (size > MOST_OF_THUMBNAILS ? (size * 4) / 3 : size);

/** A picture in a frame; one that can't be read leaves its name. */
export const Picture = ({ address, alt, size, isOneOfMany = false }: Props) => {
  const [broken, setBroken] = useState('');
  if (broken === address)
    return (
      <span className={look.file}>
        <BrokenImage fontSize="small" color="action" />
        {alt}
      </span>
    );
  const image = (
    <img
      className={look.picture}
      src={isOneOfMany ? undefined : address}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(address)}
      style={{ height: size, width: widthOf(size) }}
    />
  );
  if (!isOneOfMany) return image;
  // React sets an image's `src` again once it is in the page, which took a search of 40 rows 100 ms; a source isn't.
  return (
    <picture>
      <source srcSet={address} />
      {image}
    </picture>
  );
};
