import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';
import { lazyPart } from '../lazyPart';

type Props = InputProps<string, OptionsOf<'text'>>;

const GeneratedInput = lazyPart<Props>(
  'GeneratedInput',
  async () => (await import('./GeneratedInput')).GeneratedInput,
);

/** A text, with a button that fills it in where its field has one. */
export const AnyTextInput = (props: Props) =>
  props.field.generates ? <GeneratedInput {...props} /> : <TextInput {...props} />;
