import type { ViewOf } from './KindTypes';
import { TextInput } from './TextInput';
import { TextShow } from './TextShow';

export const address: ViewOf<'address'> = {
  Show: TextShow,
  Input: TextInput,
  asText: (value) => value,
};
