import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps, ViewOf } from '../../fields/KindView';
import { lazyPart } from '../lazyPart';
import { TextShow } from './TextShow';

type Props = InputProps<string, OptionsOf<'text'>>;

const GeneratedInput = lazyPart<Props>(
  async () => (await import('./GeneratedInput')).GeneratedInput,
);

const AnyTextInput = (props: Props) =>
  props.field.generates ? <GeneratedInput {...props} /> : <TextInput {...props} />;

export const text: ViewOf<'text'> = {
  Show: TextShow,
  Input: AnyTextInput,
  Filter: TextInput,
  asText: (value) => value,
};
