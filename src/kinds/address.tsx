import type { ViewOf } from '../fields/KindView';
import { TextShow } from './text/TextShow';

export const address: ViewOf<'address'> = {
  Show: TextShow,
  asText: (value) => value,
};
