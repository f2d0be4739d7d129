import { type DataRecord, isFile, type Resource } from '../../../schemas';
import { pictureAddress } from '../../kinds/upload/aheadPictures';
import type { Values } from '../form/formTypes';

/** Where the picture of a record is read: its field, or the first row of its pictures; '' where it has none. */
export const pictureOf = (definition: Resource, record: DataRecord | Values): string => {
  const { thumbnail = '', fields, subLists } = definition;
  const { [thumbnail]: held }: Values = record;
  const field = fields[thumbnail];
  if (field && isFile(field)) return held ? pictureAddress(String(held), { field, record }) : '';
  const pictures = subLists[thumbnail]?.pictures;
  const [first] = Array.isArray(held) ? held : [];
  const name = pictures && first?.[pictures.field];
  return pictures && name ? pictureAddress(String(name), { field: pictures, record }) : '';
};
