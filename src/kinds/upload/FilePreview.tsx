import Description from '@mui/icons-material/Description';
import type { OptionsOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import look from '../../ui/optimisations/values.module.css';
import { fileAddress } from '../../uploads/uploadFiles';
import { pictureAddress } from './aheadPictures';
import { Picture } from './Picture';

/**
 * What stored files are drawn with; `version` changes when another one is stored. One that waits to be stored has an
 * `address` here.
 */
export type PreviewProps = ShowProps<string, OptionsOf<'image'>> & {
  version?: number;
  address?: string;
};

/** A stored picture, or one that was sent ahead of its record. */
export const PictureOf = ({ version, address, ...props }: PreviewProps) => (
  <Picture
    address={address ?? pictureAddress(props.value, props, version)}
    alt={props.value}
    size={props.isCell ? 32 : 120}
  />
);

/** A stored file of any other type, to be opened. */
export const FileLink = ({ version, address, ...props }: PreviewProps) => (
  <a
    className={`${look.link} ${look.file}`}
    href={address ?? fileAddress(props.value, props, version)}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => event.stopPropagation()}
  >
    <Description fontSize="small" />
    {props.value}
  </a>
);
