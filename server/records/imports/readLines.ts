import type { FileColumn, FileHead, ImportsSpec } from '../../../schemas';
import { IMPORT_PARTS, type SameChoice, sameChoices } from '../../../schemas/exchange/imports';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import type { Pace } from '../../store/pace';
import { readFlag } from '../../wire/flag';
import { sentText } from '../../wire/sent';
import { uploadIn } from '../files/fileFields';
import { type CsvLine, readCsv } from './csvText';
import { columnsByHead, isHeadOf, readHeads, sentHeads } from './heads';
import type { DecimalSign } from './readNumber';
import type { Words } from './words';

/** Whether a call only asks what a file would do. */
export const isDryRun = ({ call: { body } }: Pick<CallContext, 'call'>): boolean =>
  sentPart(body, IMPORT_PARTS.dryRun, readFlag) === 1;

/** Whether what is right is stored without what is wrong. */
export const isOnlyRight = ({ call: { body } }: Pick<CallContext, 'call'>): boolean =>
  sentPart(body, IMPORT_PARTS.onlyRight, readFlag) === 1;

/** The name by which the caller asks how far it is; '' for none. */
export const runNameIn = ({ call: { body } }: Pick<CallContext, 'call'>): string =>
  sentPart(body, IMPORT_PARTS.run, sentText);

/** What becomes of lines without a key whose title is there already; '' while nobody chose. */
export const sameChoiceIn = ({ call: { body } }: Pick<CallContext, 'call'>): SameChoice | '' => {
  const sent = sentPart(body, IMPORT_PARTS.same, sentText);
  return sameChoices.find((choice) => choice === sent) ?? '';
};

/** The lines of a file, and what its columns stand for. */
export interface ReadLines {
  /** What it has at each place; `null` for what is left out. */
  readonly columns: readonly (FileColumn | null)[];
  /** The sign before the decimals of its numbers. */
  readonly decimal: DecimalSign;
  readonly heads: readonly FileHead[];
  readonly lines: readonly CsvLine[];
}

/** What is known of a file before it is read. */
interface Expected {
  readonly spec: Pick<ImportsSpec, 'part'>;
  readonly columns: readonly FileColumn[];
  /** What its columns are called. */
  readonly words: Words;
  /** Fields that a list shows and no file brings in: their columns are left out. */
  readonly besides?: readonly string[];
  readonly maxLines: number;
  /** The column that must be there; none where a file may do without. */
  readonly key: string | undefined;
}

/**
 * The sign before the decimals where it could be one between thousands as well: spreadsheets that write commas between
 * cells write points before decimals, and those that write semicolons commas.
 */
const decimalOf = (delimiter: string, locale: string): DecimalSign => {
  if (delimiter === ',') return '.';
  return delimiter === ';' || locale === 'nl' ? ',' : '.';
};

/** Reads the file that came; what it would do depends on what is stored by then. @throws Refusal */
export const readLines = async (
  context: CallContext,
  { spec: { part = 'file' }, columns, words, besides = [], maxLines, key }: Expected,
  pace: Pace,
): Promise<ReadLines> => {
  const { file, name } = uploadIn(context, part);
  const said = sentPart(context.call.body, IMPORT_PARTS.columns, sentHeads);
  const known = columnsByHead(columns, words, besides);
  const reading = { name, maxLines, isHead: isHeadOf(known) };
  const { lines: read, delimiter } = await readCsv(await file.read(), reading, pace);
  const [head, ...lines] = read;
  const heads = readHeads(head?.cells ?? [], known, said, key);
  if (lines.length === 0) throw new Refusal(400, 'server.imports.onlyHeads', { name });
  return { ...heads, lines, decimal: decimalOf(delimiter, context.call.locale) };
};
