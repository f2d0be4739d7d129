import Box from '@mui/material/Box';
import type { OptionsOf } from '../../../schemas';
import { type CodeLanguage, codeLanguage } from '../../../schemas/kinds/code';
import { EditorBox } from '../../fields/inputs/EditorBox';
import type { Labelled } from '../../fields/inputs/textFieldProps';
import type { InputProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { JSON_HEIGHT, mostHeight, SOURCE_HEIGHT } from './heights';
import { linesOf, sourceText } from './sourceText';

const CodeEditor = part('CodeEditor', async () => ({
  default: (await import('./CodeEditor')).CodeEditor,
}));

interface Props extends Labelled {
  value: string;
  onChange(value: string): void;
  language: CodeLanguage;
  minHeight: number;
}

/** Pixels that line numbers take beside the text. */
const NUMBERS = 26;

/** As high as the editor will be. */
const Waiting = ({ value, minHeight }: Pick<Props, 'value' | 'minHeight'>) => (
  <Box
    component="pre"
    aria-hidden
    data-loading=""
    sx={{
      ...sourceText,
      pl: `${NUMBERS}px`,
      minHeight,
      maxHeight: mostHeight(minHeight),
      overflow: 'hidden',
      color: 'text.secondary',
    }}
  >
    {linesOf(value)}
  </Box>
);

/** Source text in a code editor, which is loaded when it is first needed. */
export const CodeInput = ({ value, onChange, language, ...props }: Props) => {
  const hasMessage = Boolean(props.error || props.help);
  const waiting = <Waiting value={value} minHeight={props.minHeight} />;
  return (
    <EditorBox {...props} waiting={waiting}>
      <CodeEditor
        waiting={waiting}
        labelId={`${props.id}-label`}
        messageId={hasMessage ? `${props.id}-message` : undefined}
        value={value}
        onChange={onChange}
        language={language}
        minHeight={props.minHeight}
        isDisabled={props.isDisabled}
        isWrong={Boolean(props.error)}
        isRequired={props.isRequired}
        inputRef={props.inputRef}
      />
    </EditorBox>
  );
};

/** Source text in the language of its field. */
export const SourceInput = (props: InputProps<string, OptionsOf<'code'>>) => {
  const { field, record } = props;
  const { minHeight = SOURCE_HEIGHT } = field;
  return <CodeInput {...props} language={codeLanguage(field, record)} minHeight={minHeight} />;
};

/** JSON. */
export const JsonInput = (props: InputProps<string>) => (
  <CodeInput {...props} language="json" minHeight={JSON_HEIGHT} />
);
