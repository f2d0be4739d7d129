import GridOn from '@mui/icons-material/GridOn';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { insertTable } from './tables';

/** What can be done to the table that the cursor is in, by the name of its text. */
const commands = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

const names = Object.keys(commands) as (keyof typeof commands)[];

/** The button that puts a table where the cursor is, or changes the one that it is in. */
export const RichTextTable = () => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive('table') ?? false,
  });
  const close = () => setAnchor(null);
  const run = (name: keyof typeof commands) => {
    close();
    commands[name](editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  const label = translate('kinds.richText.table');
  return (
    <>
      <ToggleButton
        value="table"
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup={isInTable ? 'menu' : undefined}
        disabled={!editor?.isEditable}
        selected={isInTable ?? false}
        onClick={({ currentTarget }) =>
          isInTable ? setAnchor(currentTarget) : insertTable(editor)
        }
      >
        <GridOn fontSize="inherit" />
      </ToggleButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus>
        {names.map((name) => (
          <MenuItem key={name} onClick={() => run(name)}>
            {translate(`kinds.richText.tables.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
