import Papa from 'papaparse';
import { Refusal } from '../../contract/Refusal';

/** A line of a file: where it begins, from 1, and its cells as they came. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The byte-order marks of UTF-16, by the encoding that they stand for. */
const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

const DELIMITERS = [',', ';', '\t'] as const;

/** What an Excel file may say of itself before its heads. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

// A text has none of these; what else is in a file isn't text.
const CONTROLS = /[^\P{Cc}\t\r\n]/u;

/** How a cell begins that a spreadsheet would take for a formula, with what was put before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** A cell that a spreadsheet shows and doesn't work out. */
const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** What stands in a cell; a formula is the text that it is. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

const isMarked = (bytes: Buffer, [first, second]: readonly [number, number]): boolean =>
  bytes[0] === first && bytes[1] === second;

/** What Windows has where Latin-1 has controls, from 0x80; Node's own decoder has the controls there as well. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** Text in UTF-8 with or without a mark, in UTF-16 with one, or else as older Windows programs write it. */
const decode = (bytes: Buffer): string => {
  for (const [encoding, mark] of Object.entries(MARKS))
    if (isMarked(bytes, mark)) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
};

/** The text of a file. @throws Refusal 400 for an empty one, 415 for what is no text */
const textOf = (bytes: Buffer, name: string): string => {
  const text = decode(bytes);
  if (text.trim() === '') throw new Refusal(400, 'server.imports.empty', { name });
  if (CONTROLS.test(text)) throw new Refusal(415, 'server.imports.noText', { name });
  return text;
};

/** How often line ends stand in a text, whatever system it comes from. */
const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** @throws Refusal 400 for quotation marks that don't match */
const linesOf = (text: string, delimiter: string, firstLine: number): readonly CsvLine[] => {
  const lines: CsvLine[] = [];
  let line = firstLine;
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      if (errors.length > 0) throw new Refusal(400, 'server.imports.quotes', { line });
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
      line += lineEnds(text.slice(end, meta.cursor));
      end = meta.cursor;
    },
  });
  return lines;
};

const headsWith = (text: string, delimiter: string): readonly string[] =>
  Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? [];

/**
 * Reads the lines of a CSV file; blank ones say nothing. What separates its cells is what makes heads of the first
 * line that are known.
 *
 * @param isHead whether a cell is the head of a column
 * @throws Refusal 400 or 415 for what can't be read
 */
export const readCsv = (
  bytes: Buffer,
  name: string,
  isHead: (cell: string) => boolean,
): readonly CsvLine[] => {
  const whole = textOf(bytes, name);
  const text = whole.replace(SEPARATOR_LINE, '');
  const knownWith = (delimiter: string) => headsWith(text, delimiter).filter(isHead).length;
  const [delimiter = ','] = DELIMITERS.toSorted((one, other) => knownWith(other) - knownWith(one));
  return linesOf(text, delimiter, text === whole ? 1 : 2);
};

/** Lines as the text of a CSV file, in which no cell is a formula. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  Papa.unparse(lines.map((cells) => cells.map(guarded)));
