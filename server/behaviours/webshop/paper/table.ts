/** A column of a table on paper. */
export interface TableColumn {
  readonly title: string;
  /** Its share of the width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export type Cell = string;

/** Points between two columns, and above and below a text. */
const GAP = 8;
const PADDING = 4;

interface Space {
  readonly x: number;
  readonly width: number;
}

/** Where the cells of a row stand, in points. */
export const columnsAt = (
  columns: readonly TableColumn[],
  cells: readonly Cell[],
  { x, width }: Space,
) => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - GAP * (columns.length - 1);
  let left = x;
  return columns.map(({ share, align = 'left' }, at) => {
    const placed = { x: left, width: (room * share) / shares, align, text: cells[at] ?? '' };
    left += placed.width + GAP;
    return placed;
  });
};

/** How high a row is: as its highest cell. */
export const heightOf = (
  columns: readonly TableColumn[],
  cells: readonly Cell[],
  space: Space,
  measure: (text: string, width: number) => number,
): number =>
  Math.max(...columnsAt(columns, cells, space).map(({ text, width }) => measure(text, width))) +
  2 * PADDING;
