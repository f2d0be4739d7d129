import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';

type Value = ValueOf<'offered'>;
type Options = OptionsOf<'offered'>;

const OfferedShow = ({ value, isCell }: ShowProps<Value, Options>) =>
  value?.title || <Nothing isCell={isCell} />;

export const offered: ViewOf<'offered'> = {
  width: 480,
  Show: OfferedShow,
  asText: (value) => value?.title ?? '',
};
