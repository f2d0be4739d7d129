import type { Cell, Look, Table } from '../drawing';
import type { PdfPages } from './PdfPages';
import { columnsAt, heightOf } from './table';

/** Fewest points that a table begins above the end of a page with. */
const LEAST = 60;

/** Draws a table; its head stands on each page that it takes. */
export const drawTable = (
  pages: PdfPages,
  { columns, rows, hasSum = false, size = 9.5 }: Table,
): void => {
  const { content } = pages.sheet;
  const highOf = (cells: readonly Cell[], look: Look) =>
    heightOf(columns, cells, content, (text, width) => pages.heightOf(text, width, look));
  const drawRow = (cells: readonly Cell[], look: Look, height: number) => {
    for (const { x, width, align, text } of columnsAt(columns, cells, content))
      pages.put(text, { x, width }, { ...look, align }, pages.y + 4);
    pages.y += height;
    pages.rule();
  };
  const head = columns.map(({ title }) => title);
  const headLook: Look = { font: 'bold', size: size - 1, isMuted: true };
  const drawHead = () => drawRow(head, headLook, highOf(head, headLook));
  pages.need(LEAST);
  drawHead();
  for (const [at, cells] of rows.entries()) {
    const look: Look = { font: hasSum && at === rows.length - 1 ? 'bold' : 'regular', size };
    const height = highOf(cells, look);
    const isBeforeSum = hasSum && at === rows.length - 2;
    if (pages.need(isBeforeSum ? height * 2 : height)) drawHead();
    drawRow(cells, look, height);
  }
};
