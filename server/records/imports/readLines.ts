import type { FileColumn, FileHead, ImportsSpec } from '../../../schemas';
import { IMPORT_PARTS } from '../../../schemas/exchange/imports';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import type { Pace } from '../../store/pace';
import { readFlag } from '../../wire/flag';
import { sentText } from '../../wire/sent';
import { uploadIn } from '../files/fileFields';
import { type CsvLine, readCsv } from './csvText';
import { columnsByHead, isHeadOf, readHeads, sentHeads } from './heads';
import type { FileColumns } from './judgeLines';

/** Whether a call only asks what a file would do. */
export const isDryRun = ({ call: { body } }: Pick<CallContext, 'call'>): boolean =>
  sentPart(body, IMPORT_PARTS.dryRun, readFlag) === 1;

/** Whether what is right is stored without what is wrong. */
export const isOnlyRight = ({ call: { body } }: Pick<CallContext, 'call'>): boolean =>
  sentPart(body, IMPORT_PARTS.onlyRight, readFlag) === 1;

/** The name by which the caller asks how far it is; '' for none. */
export const runNameIn = ({ call: { body } }: Pick<CallContext, 'call'>): string =>
  sentPart(body, IMPORT_PARTS.run, sentText);

/** The lines of a file, and what its columns stand for. */
export interface ReadLines {
  readonly columns: FileColumns;
  readonly heads: readonly FileHead[];
  readonly lines: readonly CsvLine[];
}

/** What is known of a file before it is read. */
interface Expected {
  readonly spec: Pick<ImportsSpec, 'part'>;
  readonly columns: readonly FileColumn[];
  readonly maxLines: number;
  /** The column that must be there; none where a file may do without. */
  readonly key: string | undefined;
}

/** Reads the file that came; what it would do depends on what is stored by then. @throws Refusal */
export const readLines = async (
  context: CallContext,
  { spec: { part = 'file' }, columns, maxLines, key }: Expected,
  pace: Pace,
): Promise<ReadLines> => {
  const { file, name } = uploadIn(context, part);
  const said = sentPart(context.call.body, IMPORT_PARTS.columns, sentHeads);
  const known = columnsByHead(columns);
  const reading = { name, maxLines, isHead: isHeadOf(known) };
  const [head, ...lines] = await readCsv(await file.read(), reading, pace);
  const read = readHeads(head?.cells ?? [], known, said, key);
  if (lines.length === 0) throw new Refusal(400, 'server.imports.onlyHeads', { name });
  return { ...read, lines };
};
