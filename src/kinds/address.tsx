import { TextInput } from '../fields/inputs/TextInput';
import type { ViewOf } from '../fields/KindView';
import { TextShow } from './text/TextShow';

export const address: ViewOf<'address'> = {
  Show: TextShow,
  Input: TextInput,
  asText: (value) => value,
};
