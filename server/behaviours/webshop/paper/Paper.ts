import { createRequire } from 'node:module';
import type PdfKit from 'pdfkit';
import { createPace, createQueue, type Pace } from '../../../store/pace';
import { printable } from './printable';
import { MARGIN, type Place, type Sheet, sheetOf } from './sheet';
import { type Cell, columnsAt, heightOf, type TableColumn } from './table';

const { resolve } = createRequire(import.meta.url);

const INK = '#17211f';
const MUTED = '#5b6764';
const LINE = '#c9d1cf';

const FONTS = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

type Font = keyof typeof FONTS;

/** One paper is written at a time: each holds its fonts and pages in memory. */
export const paperInTurn = createQueue();

/** How a text looks. */
export interface Look {
  readonly font?: Font;
  /** Points. */
  readonly size?: number;
  readonly align?: 'left' | 'right';
  readonly isMuted?: boolean;
}

type Document = InstanceType<typeof PdfKit>;

/** Figures of one width stand below one another; in other texts they would leave a gap beside a hyphen. */
const layoutOf = ({ align = 'left' }: Look, width: number) => ({
  width,
  align,
  lineGap: 2,
  // Without any, a word that comes again isn't shaped again.
  ...(align === 'right' && { features: ['tnum' as const] }),
});

/** What stands at the foot of each page. */
export type Footer = (page: number, pages: number) => string;

/** A PDF that is written from top to bottom, with as many pages as it takes. Others have their turn meanwhile. */
export class Paper {
  /** Where the next text begins, in points from the top edge. */
  y = MARGIN;

  /** The first page of each part. */
  private readonly parts = [0];

  private constructor(
    private readonly document: Document,
    private readonly pace: Pace,
    readonly sheet: Sheet,
  ) {}

  /**
   * @param title what readers show as its name; `language` is the one that it is written in
   * @param isWide its pages lie on their long side
   */
  static async begin(title: string, language: string, isWide = false): Promise<Paper> {
    const sheet = sheetOf(isWide);
    const pace = createPace();
    // Heavy, and not needed before the first paper is requested.
    const { default: PDFDocument } = await import('pdfkit');
    await pace();
    const document = new PDFDocument({
      size: 'A4',
      layout: sheet.layout,
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title },
    });
    for (const [name, file] of Object.entries(FONTS)) {
      document.registerFont(name, resolve(file));
      // Or all fonts would be read with the first words, in one go.
      document.font(name).widthOfString(title);
      await pace();
    }
    return new Paper(document, pace, sheet);
  }

  private styled({ font = 'regular', size = 9.5, isMuted = false }: Look): Document {
    return this.document
      .font(font)
      .fontSize(size)
      .fillColor(isMuted ? MUTED : INK);
  }

  private height(text: string, width: number, look: Look): number {
    const shown = text === '' ? ' ' : printable(text);
    return this.styled(look).heightOfString(shown, layoutOf(look, width));
  }

  /** Writes a text at a place and height of the page, and leaves both as they were. @returns how high it is */
  put(text: string, { x, width }: Place, look: Look = {}, y = this.y): number {
    this.draw(text, { x, width }, look, y);
    return this.height(text, width, look);
  }

  private draw(text: string, { x, width }: Place, look: Look, y: number): void {
    this.styled(look).text(printable(text), x, y, layoutOf(look, width));
  }

  /** Writes a text below what is there. */
  write(text: string, look: Look = {}, place = this.sheet.content): void {
    this.need(this.height(text, place.width, look));
    this.y += this.put(text, place, look);
  }

  /** Begins a part whose pages are counted for themselves. */
  beginPart(): void {
    this.parts.push(this.document.bufferedPageRange().count);
    this.document.addPage();
    this.y = MARGIN;
  }

  skip(points: number): void {
    this.y += points;
  }

  /** Begins another page where less than so many points are left. */
  need(points: number): boolean {
    if (this.y + points <= this.sheet.end) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Draws a picture (PNG or JPEG) in a box at the top left of what follows. @returns how high the box is */
  picture(bytes: Buffer, width: number, height: number): number {
    this.document.image(bytes, MARGIN, this.y, { fit: [width, height] });
    return height;
  }

  private rule(): void {
    const { x, width } = this.sheet.content;
    this.document
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  private row(columns: readonly TableColumn[], cells: readonly Cell[], look: Look): void {
    for (const { x, width, align, text } of columnsAt(columns, cells, this.sheet.content))
      this.draw(text, { x, width }, { ...look, align }, this.y + 4);
  }

  /**
   * Draws a table, in points of `size`; its head stands on each page that it takes. The last row may be the sum, which
   * stands on no page without the row before it.
   */
  async table(
    columns: readonly TableColumn[],
    rows: readonly (readonly Cell[])[],
    { hasSum = false, size = 9.5 }: { hasSum?: boolean; size?: number } = {},
  ): Promise<void> {
    const head = columns.map(({ title }) => title);
    const headLook: Look = { font: 'bold', size: size - 1, isMuted: true };
    const highOf = (cells: readonly Cell[], look: Look) =>
      heightOf(columns, cells, this.sheet.content, (text, width) => this.height(text, width, look));
    const drawHead = () => {
      this.row(columns, head, headLook);
      this.skip(highOf(head, headLook));
      this.rule();
    };
    this.need(60);
    drawHead();
    for (const [at, cells] of rows.entries()) {
      await this.pace();
      const font = hasSum && at === rows.length - 1 ? 'bold' : 'regular';
      const look: Look = { font, size };
      const height = highOf(cells, look);
      const isBeforeSum = hasSum && at === rows.length - 2;
      if (this.need(isBeforeSum ? height * 2 : height)) drawHead();
      this.row(columns, cells, look);
      this.skip(height);
      this.rule();
    }
  }

  /** Writes the foot of each page. @returns the bytes of the file */
  async finish(footer: Footer): Promise<Buffer> {
    const { document } = this;
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolved, failed) => {
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.on('end', () => resolved(Buffer.concat(chunks)));
      document.on('error', failed);
    });
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      await this.pace();
      const first = this.parts.findLast((part) => part <= page) ?? 0;
      const end = this.parts.find((part) => part > page) ?? count;
      document.switchToPage(page);
      this.put(
        footer(page - first + 1, end - first),
        this.sheet.content,
        { size: 8, isMuted: true },
        this.sheet.foot,
      );
    }
    document.end();
    return done;
  }
}
