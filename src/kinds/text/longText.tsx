import type { ViewOf } from '../../fields/KindView';
import { TextShow } from './TextShow';

export const longText: ViewOf<'longText'> = {
  Show: TextShow,
  asText: (value) => value,
};
