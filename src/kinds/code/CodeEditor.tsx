import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import CodeMirror, { EditorView } from '@uiw/react-codemirror';
import { type ReactNode, use, useMemo, useState } from 'react';
import type { CodeLanguage } from '../../../schemas/kinds/code';
import { takeFocus } from '../../ui/focus/editorFocus';
import { codeLook } from './codeLook';
import { mostHeight } from './heights';

export interface CodeEditorProps {
  labelId: string;
  messageId?: string;
  value: string;
  onChange(value: string): void;
  language: CodeLanguage;
  minHeight: number;
  isDisabled?: boolean;
  isWrong: boolean;
  isRequired: boolean;
  /** As high as the editor: it is made once its place is there. */
  waiting?: ReactNode;
  inputRef?: (element: HTMLElement | null) => void;
}

const languages = {
  // Whoever types the closing tag would have it twice.
  html: async () => (await import('@codemirror/lang-html')).html({ autoCloseTags: false }),
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  json: async () => (await import('@codemirror/lang-json')).json(),
};

type Loading = ReturnType<(typeof languages)[CodeLanguage]>;

const loading = new Map<CodeLanguage, Loading>();

/** The grammar of a language; loaded at most once. */
const grammarOf = (language: CodeLanguage): Loading => {
  const known = loading.get(language) ?? languages[language]();
  loading.set(language, known);
  return known;
};

// The parts that show texts of their own, in English only, stay off.
const basicSetup = {
  autocompletion: false,
  foldGutter: false,
  searchKeymap: false,
  syntaxHighlighting: false,
} as const;

/** A code editor. Tab moves on to the next control, as everywhere else; Ctrl+] indents. */
export const CodeEditor = (props: CodeEditorProps) => {
  const { labelId, messageId, language, minHeight, isWrong, isRequired } = props;
  const grammar = use<Awaited<Loading>>(grammarOf(language));
  const theme = useTheme();
  const [isMade, setMade] = useState(false);
  const extensions = useMemo(() => {
    const attributes = {
      // Long texts scroll around it: that there is something to scroll by keyboard is to be seen from outside.
      tabindex: '0',
      'aria-labelledby': labelId,
      'aria-invalid': String(isWrong),
      'aria-required': String(isRequired),
      ...(messageId && { 'aria-describedby': messageId }),
    };
    const { lineWrapping, contentAttributes } = EditorView;
    return [grammar, codeLook(theme), lineWrapping, contentAttributes.of(attributes)];
  }, [grammar, theme, labelId, messageId, isWrong, isRequired]);
  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>
      {!isMade && props.waiting}
      <CodeMirror
        value={props.value}
        onChange={props.onChange}
        editable={!props.isDisabled}
        readOnly={props.isDisabled}
        indentWithTab={false}
        basicSetup={basicSetup}
        extensions={extensions}
        theme="none"
        minHeight={`${minHeight}px`}
        maxHeight={`${mostHeight(minHeight)}px`}
        onCreateEditor={({ contentDOM }) => {
          setMade(true);
          props.inputRef?.(contentDOM);
          takeFocus(contentDOM);
        }}
      />
    </Box>
  );
};
