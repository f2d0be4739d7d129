import type { ViewOf } from './KindTypes';
import type { InputProps } from './KindView';
import { TextInput } from './TextInput';
import { TextShow } from './TextShow';

const LongTextInput = (props: InputProps<string>) => <TextInput {...props} rows={[3, 12]} />;

export const longText: ViewOf<'longText'> = {
  Show: TextShow,
  Input: LongTextInput,
  Filter: TextInput,
  asText: (value) => value,
};
