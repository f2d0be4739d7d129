import { type AnyField, emptyValues, type OptionsOf, variantField } from '../../schemas';
import type { ShowProps, ViewOf } from '../fields/KindView';
import { useViewOf } from '../fields/registry';
import { textOfField } from '../fields/text';
import { Nothing } from '../ui/Nothing';

type Options = OptionsOf<'variant'>;

/** What a variant holds that is of a kind, and empty. */
export const emptyOf = (field: AnyField | undefined): unknown =>
  field ? emptyValues({ value: field }).value : null;

/** How a value is shown while its kind is unknown. */
export const plainText = (value: unknown): string => (value === null ? '' : String(value));

const VariantShow = (props: ShowProps<unknown, Options>) => {
  const viewOf = useViewOf();
  const field = variantField(props.field, props.record);
  if (!field) return plainText(props.value) || <Nothing isCell={props.isCell} />;
  const { Show } = viewOf(field);
  return <Show {...props} field={field} value={props.value ?? emptyOf(field)} />;
};

export const variant: ViewOf<'variant'> = {
  width: 240,
  Show: VariantShow,
  asText: (value, context, writer) => {
    const field = variantField(context.field, context.record);
    if (!field) return plainText(value);
    return textOfField(value ?? emptyOf(field), { ...context, field }, writer);
  },
};
