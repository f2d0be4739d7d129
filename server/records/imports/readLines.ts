import type { FileColumn, FileHead, ImportsSpec } from '../../../schemas';
import { plainHead } from '../../../schemas/exchange/columns';
import { IMPORT_PARTS, type SameChoice, sameChoices } from '../../../schemas/exchange/imports';
import { isObject } from '../../../schemas/isObject';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import type { Pace } from '../../store/pace';
import { readFlag } from '../../wire/flag';
import { parseJson } from '../../wire/list';
import { sentText } from '../../wire/sent';
import { isNothing } from '../../wire/WireKind';
import { uploadIn } from '../files/fileFields';
import { isReadInWords } from './cellKinds';
import { type CsvLine, readCsv } from './csvText';
import type { DecimalSign } from './readNumber';
import { bareNamesOf, namesOf, type Words } from './words';

/** Most columns that a refusal names: nobody reads more. */
const MOST_NAMED = 12;

const folded = (head: string): string => head.trim().toLowerCase();

/** What a file may have, by the letters of its heads; `null` for what is left out. */
interface Known {
  readonly columns: readonly FileColumn[];
  readonly byHead: ReadonlyMap<string, FileColumn | null>;
}

/** The columns by what they are called; what several are called stands for none. */
const byNames = (
  columns: readonly FileColumn[],
  namesOfColumn: (column: FileColumn) => readonly string[],
): ReadonlyMap<string, FileColumn | null> => {
  const named = new Map<string, FileColumn | null>();
  for (const column of columns)
    for (const name of new Set(namesOfColumn(column).map(plainHead))) {
      const readable = isReadInWords(column.field) ? column : null;
      named.set(name, named.has(name) ? null : readable);
    }
  return named;
};

/** Columns of rows by what they are called among themselves, as far as one alone is called so. */
const rowsByNames = (columns: readonly FileColumn[], words: Words) => {
  const ofRows = columns.filter(({ list }) => list !== undefined);
  const named = byNames(ofRows, (column) => [column.name, ...bareNamesOf(column, words)]);
  return [...named].filter(([, column]) => column !== null);
};

/** @param besides fields that lists show, and that aren't brought in */
const columnsByHead = (
  columns: readonly FileColumn[],
  words: Words,
  besides: readonly string[],
): Known => ({
  columns,
  byHead: new Map<string, FileColumn | null>([
    ...rowsByNames(columns, words),
    ...besides.flatMap((name) =>
      [name, ...words(`fields.${name}`)].map((text) => [plainHead(text), null] as const),
    ),
    ...byNames(columns, (column) => namesOf(column, words)),
    ...columns.map((column) => [plainHead(column.head), column] as const),
  ]),
});

/** Whether a cell is the head of a column. */
const isHeadOf =
  (known: Known) =>
  (cell: string): boolean =>
    known.byHead.has(plainHead(cell));

/** Which heads somebody mapped to which columns; '' for none. @throws Unreadable for what is no JSON */
const sentHeads = (sent: unknown): ReadonlyMap<string, string> => {
  const read = isNothing(sent) ? {} : typeof sent === 'string' ? parseJson(sent) : sent;
  return new Map(
    Object.entries(isObject(read) ? read : {}).map(([head, column]) => [
      folded(head),
      String(column),
    ]),
  );
};

/** A head with the column that it stands for; `undefined` for one that isn't known, `null` for one that is left out. */
type Meant = readonly [head: string, column: FileColumn | null | undefined];

const meantBy = (head: string, known: Known, mapping: ReadonlyMap<string, string>): Meant => {
  const named = mapping.get(folded(head));
  return [head, named === '' ? null : known.byHead.get(plainHead(named ?? head))];
};

/** @throws Refusal 400 for heads that aren't known or come twice, and without the one of the key */
const refuseWrongHeads = (heads: readonly Meant[], known: Known, key: string | undefined): void => {
  const columns = heads.map(([, column]) => column);
  const parts = { heads: fileHeads(heads) };
  const refuse = (
    what: 'unknownHeads' | 'unknownHeadsOfMany' | 'doubledHead' | 'noKey',
    params: Record<string, string>,
  ) => {
    throw new Refusal(400, `server.imports.${what}`, params, { parts });
  };
  const unknown = heads.filter(([, column]) => column === undefined);
  if (unknown.length > 0)
    refuse(known.columns.length > MOST_NAMED ? 'unknownHeadsOfMany' : 'unknownHeads', {
      heads: unknown.map(([head]) => `“${head.trim()}”`).join(', '),
      expected: known.columns.map(({ head }) => head).join(', '),
    });
  const twice = heads.find(([, column], at) => column && columns.indexOf(column) < at);
  if (twice) refuse('doubledHead', { head: twice[0] });
  if (key !== undefined && !columns.some((column) => column?.key === key))
    refuse('noKey', { head: key });
};

const fileHeads = (heads: readonly Meant[]): readonly FileHead[] =>
  heads.map(([head, column]) => ({ head: head.trim(), column: column?.head ?? null }));

/** The columns of a file in their order, `null` for those that are left out; and the report on their heads. */
interface ReadHeads {
  readonly columns: readonly (FileColumn | null)[];
  readonly heads: readonly FileHead[];
}

/**
 * The columns that the heads of a file stand for.
 *
 * @param mapping which heads somebody mapped to which columns
 * @param key the column that there must be; none where a file may do without
 * @throws Refusal 400
 */
const readHeads = (
  cells: readonly string[],
  known: Known,
  mapping: ReadonlyMap<string, string>,
  key: string | undefined,
): ReadHeads => {
  // A delimiter at the end of the line makes a head of nothing.
  const written = cells.filter((head, at) => head.trim() !== '' || at < cells.length - 1);
  const heads = written.map((head) => meantBy(head, known, mapping));
  refuseWrongHeads(heads, known, key);
  return { columns: heads.map(([, column]) => column ?? null), heads: fileHeads(heads) };
};

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
  const mapping = sentPart(context.call.body, IMPORT_PARTS.columns, sentHeads);
  const known = columnsByHead(columns, words, besides);
  const reading = { name, maxLines, isHead: isHeadOf(known) };
  const { lines: read, delimiter } = await readCsv(await file.read(), reading, pace);
  const [head, ...lines] = read;
  const heads = readHeads(head?.cells ?? [], known, mapping, key);
  if (lines.length === 0) throw new Refusal(400, 'server.imports.onlyHeads', { name });
  return { ...heads, lines, decimal: decimalOf(delimiter, context.call.locale) };
};
