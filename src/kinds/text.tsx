import type { ViewOf } from './KindTypes';
import { TextInput } from './TextInput';
import { TextShow } from './TextShow';

export const text: ViewOf<'text'> = {
  Show: TextShow,
  Input: TextInput,
  asText: (value) => value,
};
