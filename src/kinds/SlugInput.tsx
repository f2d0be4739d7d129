import { useEffect, useRef, useState } from 'react';
import type { OptionsOf } from '../../schemas';
import { slugify } from '../../schemas/kinds/slug';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps } from '../fields/KindView';

/** A part of an address, which follows from another field until it is entered. */
export const SlugInput = (props: InputProps<string, OptionsOf<'slug'>>) => {
  const { field, record, holder, value, onChange } = props;
  const source = field.by === undefined ? '' : String(record[field.by] ?? '');
  const followed = useRef(source);
  // What is typed quickly comes before the value that was made of what was typed before it.
  const made = useRef(new Set([slugify(source)]));
  const isEntered = useRef(false);
  const [wasFilled] = useState(value !== '');
  const isStored = wasFilled && Boolean(record.id ?? holder?.id);

  useEffect(() => {
    if (source === followed.current) return;
    followed.current = source;
    // The address of a stored record is in use: it follows only as long as there is none.
    if (value !== '' && (isStored || isEntered.current || !made.current.has(value))) return;
    const next = slugify(source);
    made.current.add(next);
    onChange(next);
  }, [source, value, isStored, onChange]);

  const enter = (entered: string) => {
    isEntered.current = entered !== '';
    onChange(entered);
  };
  return <TextInput {...props} onChange={enter} />;
};
