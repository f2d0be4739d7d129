import { menu } from 'virtual:resources';
import { useState } from 'react';
import { type DataRecord, isFile, type Resource } from '../../../schemas';
import { pictureAddress } from '../../kinds/upload/aheadPictures';
import { icons } from '../../ui/icons';
import type { Values } from '../form/formTypes';
import look from './face.module.css';
import { initialsOf } from './faceOf';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  title: string;
}

/** Where the picture of a record is read: its field, or the first row of its pictures; '' where it has none. */
const pictureOf = (definition: Resource, record: DataRecord | Values): string => {
  const { thumbnail = '', fields, subLists } = definition;
  const { [thumbnail]: held }: Values = record;
  const field = fields[thumbnail];
  if (field && isFile(field)) return held ? pictureAddress(String(held), { field, record }) : '';
  const pictures = subLists[thumbnail]?.pictures;
  const [first] = Array.isArray(held) ? held : [];
  const name = pictures && first?.[pictures.field];
  return pictures && name ? pictureAddress(String(name), { field: pictures, record }) : '';
};

const NoPicture = ({ definition, title }: Pick<Props, 'definition' | 'title'>) => {
  const initials = initialsOf(title);
  if (initials) return initials;
  const icon = menu.find(({ name }) => name === definition.name)?.icon;
  const Icon = icons[icon ?? 'description'];
  return <Icon fontSize="small" />;
};

/** What a record is known by before its name is read: its picture, or else its initials or the symbol of its kind. */
export const FacePicture = ({ definition, record, title }: Props) => {
  const address = pictureOf(definition, record);
  const [broken, setBroken] = useState('');
  const isSeen = address !== '' && address !== broken;
  return (
    <span aria-hidden="true" className={look.picture}>
      {isSeen ? (
        <img src={address} alt="" onError={() => setBroken(address)} />
      ) : (
        <NoPicture definition={definition} title={title} />
      )}
    </span>
  );
};
