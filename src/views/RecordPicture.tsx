import type { DataRecord, Resource } from '../../schemas';
import { Picture } from '../kinds/upload/Picture';
import { pictureOf } from './face/pictureOf';

interface Props {
  definition: Resource;
  record: DataRecord;
}

/** Pixels of its height, less than a row's. */
const SIZE = 32;

/** The picture that stands before a record's name; it adds nothing to the name for those who don't see it. */
export const RecordPicture = ({ definition, record }: Props) => {
  const address = pictureOf(definition, record);
  if (address === '') return null;
  return (
    <span aria-hidden="true" style={{ display: 'block', marginRight: 12, flexShrink: 0 }}>
      <Picture address={address} alt="" size={SIZE} isOneOfMany />
    </span>
  );
};
