import { emptyLine, type Line, type TableShape } from './Line';

/** A column of the table: the key, a text by its code, or a flag. */
export interface Column {
  readonly kind: 'key' | 'text' | 'flag';
  readonly name: string;
}

/** A cell in quotes holds tabs and ends of lines as they are. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;

/** The cells that a spreadsheet puts on the clipboard, line by line. */
export const cellsOf = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    line.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    if (line.some((cell) => cell !== '')) lines.push(line);
    line = [];
    if (end === '') break;
  }
  return lines;
};

/** Whether a text is more than one cell of a spreadsheet. */
export const areCells = (text: string): boolean => /[\t\n\r]./.test(text.trimEnd());

const isTicked = (cell: string, yes: string): boolean =>
  ['1', 'x', '✓', 'true', yes.toLowerCase()].includes(cell.toLowerCase());

const withCell = (line: Line, { kind, name }: Column, cell: string, yes: string): Line => {
  switch (kind) {
    case 'key':
      return { ...line, key: cell };
    case 'text':
      return { ...line, texts: { ...line.texts, [name]: cell } };
    case 'flag':
      return { ...line, flags: { ...line.flags, [name]: isTicked(cell, yes) } };
  }
};

/** The number that the next new line gets. */
export const nextId = (lines: readonly Line[]): number =>
  lines.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

interface Pasting {
  readonly shape: TableShape;
  readonly columns: readonly Column[];
  /** Where the first cell goes. */
  readonly at: { readonly line: number; readonly column: number };
  /** The texts for a flag that is on. */
  readonly yes: string;
}

/** Lines with cells put into them from a place on, to the right and down; new ones where there aren't enough. */
export const withCells = (
  lines: readonly Line[],
  cells: readonly (readonly string[])[],
  { shape, columns, at, yes }: Pasting,
): readonly Line[] => {
  const changed = [...lines];
  for (const [down, row] of cells.entries()) {
    const place = at.line + down;
    let line = changed[place] ?? emptyLine(shape, nextId(changed));
    for (const [right, cell] of row.entries()) {
      const column = columns[at.column + right];
      if (column) line = withCell(line, column, cell, yes);
    }
    changed[place] = line;
  }
  return changed;
};
