import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';
import { leastLines } from './leastLines';

const MOST_LINES = 12;

/** A text of several lines, which grows with it. */
export const LongTextInput = (props: InputProps<string, OptionsOf<'longText'>>) => (
  <TextInput {...props} rows={[leastLines(props.field), MOST_LINES]} />
);
