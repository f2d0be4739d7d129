import Box from '@mui/material/Box';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import DOMPurify from 'dompurify';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { I18nContext, useI18nProvider } from 'react-admin';
import { type AllowedElements, cleanTextWith } from '../../../schemas/html/allowedHtml';
import { takeFocus } from '../../ui/focus/editorFocus';
import { extensionsFor } from './extensions';
import { RichTextToolbar } from './RichTextToolbar';
import { textLook } from './textLook';

export interface RichTextEditorProps {
  labelId: string;
  messageId?: string;
  value: string;
  onChange(value: string): void;
  /** The only elements that may stand in it, each with its attributes. */
  allows?: AllowedElements;
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

const useEditorAttributes = ({ labelId, messageId, ...props }: RichTextEditorProps) => {
  const { isWrong, isRequired } = props;
  return useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-labelledby': labelId,
        'aria-multiline': 'true',
        'aria-invalid': String(isWrong),
        'aria-required': String(isRequired),
        ...(messageId && { 'aria-describedby': messageId }),
        style: 'flex: 1; padding: 12px; outline: none',
      },
    }),
    [labelId, messageId, isWrong, isRequired],
  );
};

/** What is in the editor, without the empty line that it keeps below for the cursor. */
const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');

/** What the editor may show of a text: it takes addresses as they come. */
const cleaned = (html: string, allows?: AllowedElements): string =>
  cleanTextWith(DOMPurify, html, allows);

/** It takes what the buttons leave of the editor's height, however many lines they have. */
const look = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  overflowX: 'auto',
  '& > div': { display: 'flex', flex: 1, flexDirection: 'column' },
  // Spaces at the end of a line hang beyond it, as where the text is read.
  '& > div > div': { ...textLook, whiteSpace: 'pre-wrap' },
  '& .selectedCell': { bgcolor: 'action.selected' },
} as const;

/** An editor of formatted text; its value is HTML, '' while there is nothing in it. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { value, onChange, allows, isDisabled = false, inputRef } = props;
  const editorProps = useEditorAttributes(props);
  // What was pasted may hold more than the text may.
  const writtenIn = useCallback(
    (editor: Editor) => (allows ? cleaned(htmlOf(editor), allows) : htmlOf(editor)),
    [allows],
  );
  const editor = useEditor({
    extensions: extensionsFor(allows),
    content: cleaned(value, allows),
    editable: !isDisabled,
    editorProps,
    onCreate: ({ editor: { view } }) => {
      inputRef?.(view.dom);
      takeFocus(view.dom);
    },
    onUpdate: (updated) => onChange(writtenIn(updated.editor)),
  });

  useEffect(() => {
    // A page that is put away and brought back has a new editor coming.
    if (editor.isDestroyed) return;
    if (writtenIn(editor) !== value)
      editor.commands.setContent(cleaned(value, allows), { emitUpdate: false });
  }, [editor, value, writtenIn, allows]);

  return (
    <TiptapEditorProvider value={editor}>
      <ToolbarTexts>
        <RichTextToolbar allows={allows} />
      </ToolbarTexts>
      <Box sx={look}>
        <EditorContent editor={editor} />
      </Box>
    </TiptapEditorProvider>
  );
};
