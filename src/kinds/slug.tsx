import type { ViewOf } from '../fields/KindView';
import { TextShow } from './text/TextShow';

export const slug: ViewOf<'slug'> = {
  width: 480,
  Show: TextShow,
  asText: (value) => value,
};
