import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { CodeInput } from './CodeInput';
import { CodeShow } from './CodeShow';

const MIN_HEIGHT = 160;

/** JSON with its usual indentation; text that is none as it stands. */
const formatted = (value: string): string => {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
};

const JsonShow = (props: ShowProps<string>) => (
  <CodeShow {...props} value={props.isCell ? props.value : formatted(props.value)} />
);

const JsonInput = (props: InputProps<string>) => (
  <CodeInput {...props} language="json" minHeight={MIN_HEIGHT} />
);

export const json: ViewOf<'json'> = {
  Show: JsonShow,
  Input: JsonInput,
  Filter: TextInput,
  asText: (value) => value,
  isBlock: true,
};
