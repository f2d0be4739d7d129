import BrokenImage from '@mui/icons-material/BrokenImage';
import { useState } from 'react';
import look from '../../ui/optimisations/values.module.css';

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
      // A phone has less room than a wide picture takes.
      style={{ height: size, maxWidth: `min(${size * 2}px, 70vw)` }}
    />
  );
};
