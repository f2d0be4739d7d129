import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps, ViewOf } from '../../fields/KindView';
import { TextShow } from './TextShow';

const LongTextInput = (props: InputProps<string>) => <TextInput {...props} rows={[3, 12]} />;

export const longText: ViewOf<'longText'> = {
  Show: TextShow,
  Input: LongTextInput,
  Filter: TextInput,
  asText: (value) => value,
};
