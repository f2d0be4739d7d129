import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';

const LINES = { least: 3, most: 12 } as const;

/** A text of several lines, which grows with it. */
export const LongTextInput = (props: InputProps<string, OptionsOf<'longText'>>) => (
  <TextInput {...props} rows={[props.field.minLines ?? LINES.least, LINES.most]} />
);
