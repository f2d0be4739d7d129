import { useEffect, useState } from 'react';
import { type OptionsOf, variantField } from '../../schemas';
import type { InputProps } from '../fields/KindView';
import { useEntryOf } from '../fields/registry';
import { emptyOf, plainText } from './variant';

/** A value of the kind that another field decides. */
export const VariantInput = (props: InputProps<unknown, OptionsOf<'variant'>>) => {
  const { value, onChange } = props;
  const code = props.record[props.field.by];
  const field = variantField(props.field, props.record);
  const [last, setLast] = useState(code);
  // What was entered for another code means something else for this one.
  const isStale = last !== code;
  useEffect(() => {
    if (!isStale) return;
    setLast(code);
    onChange(emptyOf(field));
  }, [isStale, code, field, onChange]);
  const { Input } = useEntryOf()(field ?? { kind: 'text' });
  if (!field)
    return <Input {...props} field={{ kind: 'text' }} value={plainText(value)} isDisabled />;
  const known = isStale ? null : value;
  return <Input {...props} key={String(code)} field={field} value={known ?? emptyOf(field)} />;
};
