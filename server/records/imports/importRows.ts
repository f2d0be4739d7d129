import {
  type ExportsSpec,
  IMPORT_MAX_LINES,
  IMPORT_PARTS,
  type ImportsSpec,
  importColumns,
  type LineCounts,
  lineStates,
} from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { readFlag } from '../../wire/flag';
import { uploadIn } from '../files/fileFields';
import { ownIdField } from '../subLists/chosenRows';
import { nextId, rowsIn, type SubList, storeRows } from '../subLists/subLists';
import { type CsvLine, readCsv, writeCsv } from './csvText';
import { fieldsByHead, isHeadOf, namesOfHeads } from './heads';
import { cellOf, type JudgedLine, judgeLines } from './judgeLines';

/** Whether a call only asks what a file would do. */
export const isDryRun = ({ call: { body } }: Pick<CallContext, 'call'>): boolean =>
  sentPart(body, IMPORT_PARTS.dryRun, readFlag) === 1;

/** The lines of a file, and the fields that its columns stand for, in their order. */
export interface ReadLines {
  readonly names: readonly string[];
  readonly lines: readonly CsvLine[];
}

/** Reads the file that came; it is judged by rows that may change meanwhile. @throws Refusal */
export const readLines = async (
  context: CallContext,
  { spec }: SubList,
  { part = 'file', key, columns }: ImportsSpec,
): Promise<ReadLines> => {
  const upload = uploadIn(context, part);
  const known = fieldsByHead(spec, columns);
  const [head, ...lines] = readCsv(await upload.file.read(), upload.name, isHeadOf(known));
  const expected = [...importColumns(spec.fields, columns).keys()];
  const names = namesOfHeads(head?.cells ?? [], known, { expected, key });
  if (lines.length === 0) throw new Refusal(400, 'server.imports.onlyHeads', { name: upload.name });
  if (lines.length > IMPORT_MAX_LINES)
    throw new Refusal(413, 'server.imports.tooManyLines', { max: IMPORT_MAX_LINES });
  return { names, lines };
};

/** Judges the lines of a file by the rows that are there. */
const judgeRead = (
  context: CallContext,
  { definition, spec: { fields, unique = [] } }: SubList,
  { key }: ImportsSpec,
  rows: readonly Values[],
  { names, lines }: ReadLines,
): Promise<readonly JudgedLine[]> =>
  judgeLines(context, { resource: definition.name, fields, key, unique, rows }, names, lines);

const countsOf = (judged: readonly JudgedLine[]): LineCounts => {
  const count = (state: string) => judged.filter(({ told }) => told.state === state).length;
  return Object.fromEntries(lineStates.map((state) => [state, count(state)])) as LineCounts;
};

/** @throws Refusal 400 with the lines that are wrong, unless the others are to be stored without them */
const refuseWrong = ({ call: { body } }: CallContext, judged: readonly JudgedLine[]): void => {
  const wrong = judged.filter(({ told }) => told.state === 'wrong').map(({ told }) => told);
  const [first] = wrong;
  if (!first || sentPart(body, IMPORT_PARTS.onlyRight, readFlag) === 1) return;
  const [problem = ''] = Object.values(first.problems);
  const params = { count: wrong.length, line: first.line, problem };
  throw new Refusal(400, 'server.imports.wrong', params, {
    parts: { results: wrong, counts: countsOf(judged) },
  });
};

/** The rows as they are once the lines that are right are stored. */
const rowsAfter = async (
  context: CallContext,
  list: SubList,
  row: Row,
  judged: readonly JudgedLine[],
): Promise<readonly Values[]> => {
  const { spec, definition, name } = list;
  const own = context.behaviours.of(definition.name).subLists?.[name];
  const right = judged.filter(({ told }) => told.state !== 'wrong');
  const changed = new Map(
    right.flatMap(({ row: known, after }) => (known ? [[known, after]] : [])),
  );
  const before = rowsIn(list, row);
  const rows = before.map((known) => changed.get(known) ?? known);
  let id = nextId(list, row, before);
  for (const { after } of right.filter(({ row: known }) => known === undefined)) {
    const following = await own?.onAdd?.(context, row, after);
    rows.push({ [ownIdField(spec)]: id, ...after, ...following });
    id += 1;
  }
  return rows;
};

/** Answers what a file would do to the rows of a record, line by line; nothing is stored. */
export const tryImport = async (
  context: CallContext,
  list: SubList,
  spec: ImportsSpec,
  row: Row,
  read: ReadLines,
): Promise<Reply> => {
  const judged = await judgeRead(context, list, spec, rowsIn(list, row), read);
  const results = judged.map(({ told }) => told);
  return ok({ results, totalRowCount: results.length, counts: countsOf(judged) });
};

/**
 * Stores what a file says: all of it, or what is right of it, where that is asked for. To be called within a
 * transaction. @throws Refusal
 */
export const importRows = async (
  context: CallContext,
  list: SubList,
  spec: ImportsSpec,
  row: Row,
  read: ReadLines,
): Promise<Reply> => {
  const judged = await judgeRead(context, list, spec, rowsIn(list, row), read);
  refuseWrong(context, judged);
  await storeRows(context, list, row, await rowsAfter(context, list, row, judged));
  const counts = countsOf(judged);
  const text = counts.wrong > 0 ? 'server.imports.doneButWrong' : 'server.imports.done';
  return ok({ message: context.call.text(text, counts), counts });
};

/** Answers the rows of a record as the text of a CSV file, which can be imported as it is. */
export const exportRows = (list: SubList, { columns }: ExportsSpec, row: Row): Reply => {
  const { fields } = list.spec;
  const names = importColumns(fields, columns);
  const lines = rowsIn(list, row).map((inner) =>
    [...names.values()].map((name) => cellOf(inner[name], fields[name] ?? { kind: 'text' })),
  );
  return ok({ data: writeCsv([[...names.keys()], ...lines]) });
};
