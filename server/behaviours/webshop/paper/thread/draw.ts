import { type Column, type Drawing, type Footer, PAGE, PAGES, type Step } from '../drawing';
import { drawTable } from './drawTable';
import { PdfPages } from './PdfPages';

/** @returns how high it is */
const drawColumn = (pages: PdfPages, { place, pieces }: Column): number => {
  let { y } = pages;
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      const { text, look = {} } = piece;
      pages.put(text, place, look, y);
      y += pages.heightOf(text, place.width, look);
    } else if (piece.kind === 'picture') {
      pages.picture(piece.bytes, place.x, y, [piece.width, piece.height]);
      y += piece.height;
    } else y += piece.points;
  }
  return y - pages.y;
};

/** @param parts takes the first page of each part */
const drawStep = (pages: PdfPages, step: Step, parts: number[]): void => {
  switch (step.kind) {
    case 'write': {
      const { text, look, place } = step;
      const height = pages.heightOf(text, place.width, look);
      pages.need(height);
      pages.put(text, place, look, pages.y);
      pages.y += height;
      break;
    }
    case 'beside':
      pages.y += Math.max(...step.columns.map((column) => drawColumn(pages, column)));
      break;
    case 'table':
      drawTable(pages, step);
      break;
    case 'skip':
      pages.y += step.points;
      break;
    case 'need':
      pages.need(step.points);
      break;
    case 'part':
      parts.push(pages.count);
      pages.addPage();
  }
};

const drawFooters = (
  pages: PdfPages,
  { text, page: pageText }: Footer,
  parts: readonly number[],
): void => {
  const { count } = pages;
  for (let page = 0; page < count; page += 1) {
    const first = parts.findLast((part) => part <= page) ?? 0;
    const end = parts.find((part) => part > page) ?? count;
    const numbered = pageText
      .replace(PAGE, String(page - first + 1))
      .replace(PAGES, String(end - first));
    pages.foot(page, `${text}${numbered}`);
  }
};

/** Makes the PDF of a paper. */
export const draw = ({
  title,
  language,
  isWide,
  steps,
  footer,
}: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
  const pages = new PdfPages(title, language, isWide);
  const parts = [0];
  for (const step of steps) drawStep(pages, step, parts);
  drawFooters(pages, footer, parts);
  return pages.finish();
};
