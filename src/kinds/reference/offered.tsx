import type { OptionsOf, ValueOf } from '../../../schemas';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { lazyPart } from '../lazyPart';

type Value = ValueOf<'offered'>;
type Options = OptionsOf<'offered'>;

const OfferedShow = ({ value, isCell }: ShowProps<Value, Options>) =>
  value?.title || <Nothing isCell={isCell} />;

export const offered: ViewOf<'offered'> = {
  Show: OfferedShow,
  Input: lazyPart<InputProps<Value, Options>>(
    async () => (await import('./OfferedInput')).OfferedInput,
  ),
  asText: (value) => value?.title ?? '',
};
