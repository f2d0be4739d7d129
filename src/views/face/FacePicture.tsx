import { menu } from 'virtual:resources';
import { useState } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { icons } from '../../ui/icons';
import type { Values } from '../form/formTypes';
import look from './face.module.css';
import { initialsOf } from './faceOf';
import { pictureOf } from './pictureOf';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  title: string;
}

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
