import { TextInput } from '../../fields/inputs/TextInput';
import type { ViewOf } from '../../fields/KindView';
import { TextShow } from './TextShow';

export const text: ViewOf<'text'> = {
  Show: TextShow,
  Input: TextInput,
  asText: (value) => value,
};
