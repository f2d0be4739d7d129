import { TextInput } from '../../fields/inputs/TextInput';
import { type ControlInputProps, control, textOption } from '../control';
import { formatIs, typeIs } from '../testers';

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

const LINES = [3, 12] as const;

/** A text, on one line or on several. */
export const TextFill = ({ value, schema, row, ...props }: ControlInputProps<unknown>) => {
  const placeholder = textOption(row, 'placeholder');
  return (
    <TextInput
      {...props}
      value={asText(value)}
      field={{ kind: 'text', maxLength: schema.maxLength }}
      placeholder={placeholder}
      isPlaceholderShown={placeholder !== ''}
      rows={schema.format === 'longText' ? LINES : undefined}
    />
  );
};

const renderer = control(TextFill);

export const textRenderer = { tester: typeIs('string'), renderer };
export const longTextRenderer = { tester: formatIs('longText'), renderer };
