import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { I18nContext, useI18nProvider } from 'ra-core';
import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LevelSelect,
  ListButtons,
  QuoteButtons,
  TiptapEditorProvider,
} from 'ra-input-rich-text';
import { type ReactNode, useEffect, useMemo } from 'react';
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
  '& .MuiListItem-root': { p: 0 },
  '& .MuiListItemButton-root': { px: 1, py: 0.25, borderRadius: 1 },
} as const;

const Toolbar = () => (
  <Box sx={toolbarLook}>
    <LevelSelect size="small" />
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

/** An editor of formatted text; its value is HTML, '' while there is nothing in it. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { value, onChange, isDisabled = false, inputRef } = props;
  const editorProps = useEditorAttributes(props);
  const editor = useEditor({
    extensions: DefaultEditorOptions.extensions,
    content: value,
    editable: !isDisabled,
    editorProps,
    onCreate: (created) => inputRef?.(created.editor.view.dom),
    onUpdate: (updated) => onChange(updated.editor.isEmpty ? '' : updated.editor.getHTML()),
  });

  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <TiptapEditorProvider value={editor}>
      <ToolbarTexts>
        <Toolbar />
      </ToolbarTexts>
      <EditorContent editor={editor} />
    </TiptapEditorProvider>
  );
};
