import type { ViewOf } from '../fields/KindView';
import { TextShow } from './text/TextShow';

export const address: ViewOf<'address'> = {
  width: 480,
  Show: TextShow,
  asText: (value) => value,
};
