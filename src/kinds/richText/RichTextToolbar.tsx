import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useEditorState } from '@tiptap/react';
import {
  AlignmentButtons,
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import type { AllowedElements } from '../../../schemas/html/allowedHtml';
import { useOneStop } from '../../ui/focus/useOneStop';
import { PHONE } from '../../ui/theme/touch';
import { RichTextImage } from './RichTextImage';
import { RichTextLevel } from './RichTextLevel';
import { RichTextLink } from './RichTextLink';
import { RichTextTable } from './RichTextTable';

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  p: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  // On a phone it is one line that is moved sideways: its lines would take the room of the text.
  [PHONE]: { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flex: 'none' } },
  '& .MuiToggleButton-root': { p: 0.5, fontSize: 'var(--icon)', color: 'text.primary' },
} as const;

const marks = { bold: FormatBold, italic: FormatItalic } as const;

const MarkButton = ({ mark }: { mark: keyof typeof marks }) => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive(mark) ?? false,
  });
  const Icon = marks[mark];
  const label = translate(`kinds.richText.${mark}`);
  return (
    <ToggleButton
      value={mark}
      size="small"
      aria-label={label}
      title={label}
      disabled={!editor?.isEditable}
      selected={isActive ?? false}
      onClick={() => editor.chain().focus().toggleMark(mark).run()}
    >
      <Icon fontSize="inherit" />
    </ToggleButton>
  );
};

/** The buttons for what the text may hold. */
const AllowedButtons = ({ allows }: { allows: AllowedElements }) => (
  <>
    {'h1' in allows && <RichTextLevel />}
    {'strong' in allows && <MarkButton mark="bold" />}
    {'em' in allows && <MarkButton mark="italic" />}
    {'ul' in allows && 'ol' in allows && <ListButtons size="small" />}
    {'a' in allows && <RichTextLink />}
    {'img' in allows && <RichTextImage />}
    {'table' in allows && <RichTextTable />}
    <ClearButtons size="small" />
  </>
);

const AllButtons = () => (
  <>
    <RichTextLevel />
    <FormatButtons size="small" />
    <AlignmentButtons size="small" />
    <ListButtons size="small" />
    <RichTextLink />
    <RichTextImage />
    <RichTextTable />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </>
);

/** The buttons above a formatted text. */
export const RichTextToolbar = ({ allows }: { allows?: AllowedElements }) => {
  const translate = useTranslate();
  const toolbar = useOneStop<HTMLDivElement>('button, [role="combobox"]', 'horizontal');
  return (
    <Box ref={toolbar} role="toolbar" aria-label={translate('kinds.richText.toolbar')} sx={look}>
      {allows ? <AllowedButtons allows={allows} /> : <AllButtons />}
    </Box>
  );
};
