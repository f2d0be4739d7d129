import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Which kind of paragraph the cursor is in: an ordinary one or a heading. */
export const RichTextLevel = () => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      levels.find((known) => current?.isActive('heading', { level: known })) ?? 0,
  });
  const choose = (chosen: number) => {
    const chain = editor.chain().focus();
    if (chosen === 0) chain.setNode('paragraph').run();
    else chain.setNode('heading', { level: chosen }).run();
  };
  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={level ?? 0}
      disabled={!editor?.isEditable}
      onChange={({ target }) => choose(Number(target.value))}
      slotProps={{
        select: {
          disableUnderline: true,
          SelectDisplayProps: { 'aria-label': translate('kinds.richText.level') },
        },
      }}
      sx={{ width: 'auto', px: 1 }}
    >
      <MenuItem value={0}>{translate('kinds.richText.paragraph')}</MenuItem>
      {levels.map((known) => (
        <MenuItem key={known} value={known}>
          {translate(`kinds.richText.heading${known}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
