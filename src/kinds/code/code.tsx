import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps, ViewOf } from '../../fields/KindView';
import { CodeInput } from './CodeInput';
import { CodeShow } from './CodeShow';

const MIN_HEIGHT = 200;

const SourceInput = (props: InputProps<string, OptionsOf<'code'>>) => {
  const { language, minHeight = MIN_HEIGHT } = props.field;
  return <CodeInput {...props} language={language} minHeight={minHeight} />;
};

export const code: ViewOf<'code'> = {
  Show: CodeShow,
  Input: SourceInput,
  Filter: TextInput,
  asText: (value) => value,
  isBlock: true,
};
