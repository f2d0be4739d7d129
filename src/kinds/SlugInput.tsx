import { useEffect, useRef, useState } from 'react';
import type { OptionsOf } from '../../schemas';
import { slugify } from '../../schemas/kinds/slug';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps } from '../fields/KindView';

/** A part of an address, which follows from another field until it is entered. */
export const SlugInput = (props: InputProps<string, OptionsOf<'slug'>>) => {
  const { field, record, holder, value, onChange } = props;
  const source = field.madeOf === undefined ? '' : String(record[field.madeOf] ?? '');
  const followed = useRef(source);
  const [wasFilled] = useState(value !== '');
  const isStored = wasFilled && Boolean(record.id ?? holder?.id);

  useEffect(() => {
    if (source === followed.current) return;
    // The address of a stored record is in use: it follows only as long as there is none.
    const isOwn = value !== '' && (isStored || value !== slugify(followed.current));
    followed.current = source;
    if (!isOwn) onChange(slugify(source));
  }, [source, value, isStored, onChange]);

  return <TextInput {...props} />;
};
