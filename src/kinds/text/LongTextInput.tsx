import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';

/** A text of several lines, which grows with it. */
export const LongTextInput = (props: InputProps<string>) => <TextInput {...props} rows={[3, 12]} />;
