import { useEffect, useRef } from 'react';
import { type AnyField, variantField } from '../../schemas';
import { parseValue, serializeValue } from '../../schemas/codec';
import type { OptionsOf, ViewOf } from '../fields/KindTypes';
import type { InputProps, ShowProps } from '../fields/KindView';
import { useViewOf } from '../fields/registry';
import { textOfField } from '../fields/text';
import { Nothing } from '../ui/Nothing';

type Options = OptionsOf<'variant'>;

const read = (text: string, field: AnyField): unknown =>
  text === 'NaN' ? Number.NaN : parseValue(text, field);

const write = (value: unknown, field: AnyField): string => {
  const sent = serializeValue(value, field);
  return sent === null || sent === undefined ? '' : String(sent);
};

const VariantShow = (props: ShowProps<string, Options>) => {
  const viewOf = useViewOf();
  const field = variantField(props.field, props.record);
  if (!field) return props.value || <Nothing isCell={props.isCell} />;
  const { Show } = viewOf(field);
  return <Show {...props} field={field} value={read(props.value, field)} />;
};

const VariantInput = (props: InputProps<string, Options>) => {
  const { value, onChange } = props;
  const code = props.record[props.field.by];
  const last = useRef(code);
  // What was entered for another code means something else for this one.
  useEffect(() => {
    if (last.current === code) return;
    last.current = code;
    onChange('');
  });
  const field = variantField(props.field, props.record);
  const { Input } = useViewOf()(field ?? { kind: 'text' });
  if (!field) return <Input {...props} field={{ kind: 'text' }} isDisabled />;
  return (
    <Input
      {...props}
      key={String(code)}
      field={field}
      value={read(value, field)}
      onChange={(next) => onChange(write(next, field))}
    />
  );
};

export const variant: ViewOf<'variant'> = {
  Show: VariantShow,
  Input: VariantInput,
  asText: (value, context, writer) => {
    const field = variantField(context.field, context.record);
    if (!field) return value;
    return textOfField(read(value, field), { ...context, field }, writer);
  },
};
