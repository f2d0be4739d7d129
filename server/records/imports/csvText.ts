import Papa from 'papaparse';
import { FORMULA } from '../../../schemas/exchange/formula';
import { Refusal } from '../../contract/Refusal';
import type { Pace } from '../../store/pace';

/** More than any line has: a quotation mark that is never closed makes one of all that follows. */
const LONGEST_LINE = 2_097_152;

/** Bytes that are read at a time. */
const BYTES = 262_144;

/** The byte-order marks of UTF-16, by the encoding that they stand for. */
const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

// A text has none of these; what else is in a file isn't text.
const CONTROLS = /[^\P{Cc}\t\r\n]/u;

const isMarked = (bytes: Buffer, [first, second]: readonly [number, number]): boolean =>
  bytes[0] === first && bytes[1] === second;

/** What Windows has where Latin-1 has controls, from 0x80; Node's own decoder has the controls there as well. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** @param name in a refusal. @throws Refusal 415 for what is no text */
const decodeWith = async (
  decode: (bytes: Buffer, isLast: boolean) => string,
  bytes: Buffer,
  name: string,
  pace: Pace,
): Promise<string> => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += BYTES) {
    const part = decode(bytes.subarray(at, at + BYTES), at + BYTES >= bytes.length);
    if (CONTROLS.test(part)) throw new Refusal(415, 'server.imports.noText', { name });
    parts.push(part);
    await pace();
  }
  return parts.join('');
};

const decoding = (encoding: string) => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes: Buffer, isLast: boolean) => decoder.decode(bytes, { stream: !isLast });
};

/** Text in UTF-8 with or without a mark, in UTF-16 with one, or else as older Windows programs write it. */
const decode = async (bytes: Buffer, name: string, pace: Pace): Promise<string> => {
  const marked = Object.entries(MARKS).find(([, mark]) => isMarked(bytes, mark));
  try {
    return await decodeWith(decoding(marked?.[0] ?? 'utf-8'), bytes, name, pace);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (marked) throw new Refusal(415, 'server.imports.noText', { name });
    return decodeWith(decodeWindows, bytes, name, pace);
  }
};

/** Whether a line ends where the longest one would: what begins without an end isn't taken apart to look for it. */
const hasFirstLine = (bytes: Buffer): boolean => {
  const first = bytes.subarray(0, LONGEST_LINE);
  return bytes.length <= LONGEST_LINE || first.includes('\n') || first.includes('\r');
};

/** The text of a file. @throws Refusal 400 for an empty one, 415 for what is no text */
const textOf = async (bytes: Buffer, name: string, pace: Pace): Promise<string> => {
  const text = await decode(bytes, name, pace);
  if (text.trim() === '') throw new Refusal(400, 'server.request.fileEmpty', { name });
  return text;
};

/** A line of a file: where it begins, from 1, and its cells as they came. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The separator line that Excel may put before the heads. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Characters that are read at a time. */
const CHARACTERS = 131_072;

/** A cell that a spreadsheet shows and doesn't work out. */
const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** What stands in a cell; a formula is the text that it is. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** How often lines end in a text, whatever system it comes from. */
const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** What the library returns for a part of a text. */
interface Parsed {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly row?: number }[];
  readonly meta: { readonly cursor: number };
}

/** A line that ends as Windows ends it, where the text has other lines as well. */
const withoutEnd = (cells: readonly string[]): readonly string[] => {
  const last = cells.at(-1) ?? '';
  return last.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
};

/** Takes lines as they come, with their numbers; blank ones are skipped. @throws Refusal 413 for too many */
const collecting = (firstLine: number, maxLines: number) => {
  const lines: CsvLine[] = [];
  let line = firstLine;
  const take = (row: readonly string[]) => {
    const cells = withoutEnd(row);
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells });
    // The heads are a line, too.
    if (lines.length > maxLines + 1)
      throw new Refusal(413, 'server.imports.tooManyLines', { max: maxLines });
    line += cells.reduce((count, cell) => count + lineEnds(cell), 1);
  };
  return { lines, take, next: () => line };
};

/** @throws Refusal 400 for quotation marks that don't match, 413 for too many lines */
const linesOf = async (
  text: string,
  delimiter: string,
  { firstLine, maxLines }: { readonly firstLine: number; readonly maxLines: number },
  pace: Pace,
): Promise<readonly CsvLine[]> => {
  const { lines, take, next } = collecting(firstLine, maxLines);
  const newline = text.includes('\n') ? '\n' : '\r';
  const parser = new Papa.Parser({ delimiter, newline });
  let rest = '';
  for (let at = 0; at < text.length; at += CHARACTERS) {
    const isLast = at + CHARACTERS >= text.length;
    const part = rest + text.slice(at, at + CHARACTERS);
    const { data, errors, meta }: Parsed = parser.parse(part, 0, !isLast);
    const wrong = errors[0]?.row ?? data.length;
    for (const row of data.slice(0, wrong)) take(row);
    rest = part.slice(meta.cursor);
    if (errors.length > 0 || rest.length > LONGEST_LINE)
      throw new Refusal(400, 'server.imports.quotes', { line: next() });
    await pace();
  }
  return lines;
};

const headsWith = (text: string, delimiter: string): readonly string[] =>
  Papa.parse<string[]>(text.slice(0, CHARACTERS), { delimiter, preview: 1 }).data[0] ?? [];

/** How a file is read. */
interface Reading {
  /** What it is called, in refusals. */
  readonly name: string;
  readonly maxLines: number;
  /** Whether a cell is the head of a column. */
  isHead(cell: string): boolean;
}

/**
 * Reads the lines of a CSV file; blank ones are skipped. What separates its cells (`delimiter`) is what makes heads of
 * the first line that are known, or else most heads.
 *
 * @throws Refusal 400, 413 or 415 for what can't be read
 */
export const readCsv = async (
  bytes: Buffer,
  { name, maxLines, isHead }: Reading,
  pace: Pace,
): Promise<{ readonly lines: readonly CsvLine[]; readonly delimiter: string }> => {
  if (!hasFirstLine(bytes)) throw new Refusal(400, 'server.imports.quotes', { line: 1 });
  const whole = await textOf(bytes, name, pace);
  const text = whole.replace(SEPARATOR_LINE, '');
  const rankOf = (delimiter: string) => {
    const heads = headsWith(text, delimiter);
    return heads.filter(isHead).length + heads.length / (heads.length + 1);
  };
  const [delimiter = ','] = DELIMITERS.toSorted((one, other) => rankOf(other) - rankOf(one));
  const firstLine = text === whole ? 1 : 2;
  return { lines: await linesOf(text, delimiter, { firstLine, maxLines }, pace), delimiter };
};

/** Lines as the text of a CSV file, in which no cell is a formula. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  Papa.unparse(lines.map((cells) => cells.map(guarded)));
