import { useEffect, useState } from 'react';
import { type AnyField, emptyValues, type OptionsOf, variantField } from '../../schemas';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { useViewOf } from '../fields/registry';
import { textOfField } from '../fields/text';
import { Nothing } from '../ui/Nothing';

type Options = OptionsOf<'variant'>;

const emptyOf = (field: AnyField | undefined): unknown =>
  field ? emptyValues({ value: field }).value : null;

/** What a value says while nothing tells of which kind it is. */
const plainText = (value: unknown): string => (value === null ? '' : String(value));

const VariantShow = (props: ShowProps<unknown, Options>) => {
  const viewOf = useViewOf();
  const field = variantField(props.field, props.record);
  if (!field) return plainText(props.value) || <Nothing isCell={props.isCell} />;
  const { Show } = viewOf(field);
  return <Show {...props} field={field} value={props.value ?? emptyOf(field)} />;
};

const VariantInput = (props: InputProps<unknown, Options>) => {
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
  const { Input } = useViewOf()(field ?? { kind: 'text' });
  if (!field)
    return <Input {...props} field={{ kind: 'text' }} value={plainText(value)} isDisabled />;
  const known = isStale ? null : value;
  return <Input {...props} key={String(code)} field={field} value={known ?? emptyOf(field)} />;
};

export const variant: ViewOf<'variant'> = {
  Show: VariantShow,
  Input: VariantInput,
  asText: (value, context, writer) => {
    const field = variantField(context.field, context.record);
    if (!field) return plainText(value);
    return textOfField(value ?? emptyOf(field), { ...context, field }, writer);
  },
};
