import type { ViewOf } from '../../fields/KindView';
import { TextShow } from './TextShow';

export const text: ViewOf<'text'> = {
  width: 480,
  Show: TextShow,
  asText: (value) => value,
};
