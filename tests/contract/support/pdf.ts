import { extractText, getDocumentProxy } from 'unpdf';

/** A PDF as a reader gets it. */
export interface ReadPdf {
  readonly type: string;
  /** What it is saved as. */
  readonly name: string;
  /** The text of each page, with single spaces. */
  readonly pages: readonly string[];
  /** How many pictures it holds; one that isn't solid counts twice, once as its mask. */
  readonly pictures: number;
}

/** Takes the text out of a PDF again. */
export const readPdf = async (response: Response): Promise<ReadPdf> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const pictures = Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1;
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return {
    type: response.headers.get('Content-Type') ?? '',
    name: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? ''),
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    pictures,
  };
};
