import type { Cell, TableColumn } from '../drawing';
import type { Place } from '../sheet';

/** Points between two columns, and above and below a text. */
const GAP = 8;
const PADDING = 4;

/** Where the cells of a row stand, in points. */
export const columnsAt = (
  columns: readonly TableColumn[],
  cells: readonly Cell[],
  { x, width }: Place,
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
  space: Place,
  measure: (text: string, width: number) => number,
): number =>
  Math.max(...columnsAt(columns, cells, space).map(({ text, width }) => measure(text, width))) +
  2 * PADDING;
