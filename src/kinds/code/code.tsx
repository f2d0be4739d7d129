import type { ViewOf } from '../../fields/KindView';
import { CodeShow } from './CodeShow';

export const code: ViewOf<'code'> = {
  Show: CodeShow,
  asText: (value) => value,
  isBlock: true,
};
