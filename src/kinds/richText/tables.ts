import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import {
  type Editor,
  type Extensions,
  type JSONContent,
  mergeAttributes,
  Node,
} from '@tiptap/react';

/** What each part is to the editor's commands for tables, by its name. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The commands ask for it; widths are left to who shows the text.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
});

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  // Behind the last cell Tab leads on, as everywhere.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
    'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
});

/** Tables of formatted text. */
export const tables: Extensions = [
  table,
  tableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];

const COLUMNS = 3;

const rowOf = (type: 'tableCell' | 'tableHeader'): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** A table to begin with: a head, and two rows below it. */
const newTable: JSONContent = {
  type: 'table',
  content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')],
};

/** Puts a new table where the cursor is, and the cursor in its first cell. */
export const insertTable = (editor: Editor): void => {
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContent(newTable)
    .command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
      return true;
    })
    .run();
};
