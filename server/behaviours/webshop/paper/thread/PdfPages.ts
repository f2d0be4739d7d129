import PDFDocument from 'pdfkit';
import type { Font, Look } from '../drawing';
import { MARGIN, type Place, type Sheet, sheetOf } from '../sheet';
import { fonts } from './fonts';
import { printable } from './printable';

const INK = '#17211f';
const MUTED = '#5b6764';
const LINE = '#c9d1cf';

type OpenImage = ReturnType<PDFKit.PDFDocument['openImage']>;

/** Figures of one width stand below one another; in other texts they would leave a gap beside a hyphen. */
const layoutOf = ({ align = 'left' }: Look, width: number) => ({
  width,
  align,
  lineGap: 2,
  // Without any, a word that comes again isn't shaped again.
  ...(align === 'right' && { features: ['tnum' as const] }),
});

/** The pages of a PDF, on which texts and pictures are placed; as many as it takes. */
export class PdfPages {
  /** Where the next text begins, in points from the top edge. */
  y = MARGIN;
  readonly sheet: Sheet;

  private readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  /** Logos stand on each invoice of a file. */
  private readonly images = new Map<Uint8Array, OpenImage>();

  constructor(title: string, language: string, isWide: boolean) {
    this.sheet = sheetOf(isWide);
    this.document = new PDFDocument({
      size: 'A4',
      layout: this.sheet.layout,
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title },
    });
    const names: readonly Font[] = ['regular', 'bold'];
    for (const name of names) this.document.registerFont(name, fonts[name]);
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  private styled({ font = 'regular', size = 9.5, isMuted = false }: Look): PDFKit.PDFDocument {
    return this.document
      .font(font)
      .fontSize(size)
      .fillColor(isMuted ? MUTED : INK);
  }

  heightOf(text: string, width: number, look: Look): number {
    const shown = text === '' ? ' ' : printable(text);
    return this.styled(look).heightOfString(shown, layoutOf(look, width));
  }

  /** Writes a text at a place and height of the page. */
  put(text: string, { x, width }: Place, look: Look, y: number): void {
    this.styled(look).text(printable(text), x, y, layoutOf(look, width));
  }

  /** Draws a picture (PNG or JPEG) in a box with its top left there. */
  picture(bytes: Uint8Array, x: number, y: number, fit: [number, number]): void {
    const known = this.images.get(bytes);
    const image = known ?? this.document.openImage(Buffer.from(bytes));
    this.images.set(bytes, image);
    this.document.image(image, x, y, { fit });
  }

  /** Draws a line across what is written. */
  rule(): void {
    const { x, width } = this.sheet.content;
    this.document
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  get count(): number {
    return this.document.bufferedPageRange().count;
  }

  addPage(): void {
    this.document.addPage();
    this.y = MARGIN;
  }

  /** Begins another page where less than so many points are left. @returns whether it did */
  need(points: number): boolean {
    if (this.y + points <= this.sheet.end) return false;
    this.addPage();
    return true;
  }

  /** Writes the foot of a page. */
  foot(page: number, text: string): void {
    this.document.switchToPage(page);
    this.put(text, this.sheet.content, { size: 8, isMuted: true }, this.sheet.foot);
  }

  /** @returns the bytes of the file, in memory of their own */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { document, chunks } = this;
    return new Promise((resolve, reject) => {
      document.on('end', () => {
        const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
        let at = 0;
        for (const chunk of chunks) {
          bytes.set(chunk, at);
          at += chunk.length;
        }
        resolve(bytes);
      });
      document.on('error', reject);
      document.end();
    });
  }
}
