import type { ViewOf } from '../../fields/KindView';
import { TextShow } from './TextShow';

export const text: ViewOf<'text'> = {
  Show: TextShow,
  asText: (value) => value,
};
