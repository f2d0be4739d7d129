import Box from '@mui/material/Box';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import DOMPurify from 'dompurify';
import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  TiptapEditorProvider,
} from 'ra-input-rich-text';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nContext, useI18nProvider } from 'react-admin';
import { cleanTextWith } from '../../../schemas/html/allowedHtml';
import { takeFocus } from '../../fields/inputs/EditorBox';
import { RichTextLevel } from './RichTextLevel';
import { RichTextLink } from './RichTextLink';

export interface RichTextEditorProps {
  labelId: string;
  messageId?: string;
  value: string;
  onChange(value: string): void;
  minHeight: number;
  isDisabled?: boolean;
  isWrong: boolean;
  isRequired: boolean;
  inputRef?: (element: HTMLElement | null) => void;
}

/** The buttons ask for texts below `ra.tiptap`, which no language pack has; ours stand with the kinds'. */
const ToolbarTexts = ({ children }: { children: ReactNode }) => {
  const provider = useI18nProvider();
  const value = useMemo(
    () => ({
      ...provider,
      translate: (key: string, options?: unknown) =>
        provider.translate(key.replace(/^ra\.tiptap\./, 'kinds.richText.'), options),
    }),
    [provider],
  );
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
};

const toolbarLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& .MuiToggleButton-root': { p: 0.5, fontSize: '1.125rem', color: 'text.primary' },
} as const;

const Toolbar = () => (
  <Box sx={toolbarLook}>
    <RichTextLevel />
    <FormatButtons size="small" />
    <AlignmentButtons size="small" />
    <ListButtons size="small" />
    <RichTextLink />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </Box>
);

const useEditorAttributes = ({ labelId, messageId, ...props }: RichTextEditorProps) => {
  const { minHeight, isWrong, isRequired } = props;
  return useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-labelledby': labelId,
        'aria-multiline': 'true',
        'aria-invalid': String(isWrong),
        'aria-required': String(isRequired),
        ...(messageId && { 'aria-describedby': messageId }),
        style: `min-height: ${minHeight - 48}px; padding: 12px; outline: none`,
      },
    }),
    [labelId, messageId, minHeight, isWrong, isRequired],
  );
};

/** What is in the editor, without the empty line that it keeps below for the cursor. */
const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');

/** What the editor may show of a text: it takes addresses as they come. */
const cleaned = (html: string): string => cleanTextWith(DOMPurify, html);

/** An editor of formatted text; its value is HTML, '' while there is nothing in it. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { value, onChange, isDisabled = false, inputRef } = props;
  const editorProps = useEditorAttributes(props);
  const editor = useEditor({
    extensions: DefaultEditorOptions.extensions,
    content: cleaned(value),
    editable: !isDisabled,
    editorProps,
    onCreate: ({ editor: { view } }) => {
      inputRef?.(view.dom);
      takeFocus(view.dom, props.labelId);
    },
    onUpdate: (updated) => onChange(htmlOf(updated.editor)),
  });

  useEffect(() => {
    // A page that is put away and brought back has a new editor coming.
    if (editor.isDestroyed) return;
    if (htmlOf(editor) !== value) editor.commands.setContent(cleaned(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <TiptapEditorProvider value={editor}>
      <ToolbarTexts>
        <Toolbar />
      </ToolbarTexts>
      <Box sx={{ '& a': { color: 'primary.main' } }}>
        <EditorContent editor={editor} />
      </Box>
    </TiptapEditorProvider>
  );
};
