import {
  type AnyFields,
  type ExportsSpec,
  type ImportsSpec,
  inOwnWords,
  isBlank,
} from '../../../schemas';
import { fileColumns } from '../../../schemas/exchange/columns';
import { ROW_IMPORT_LIMITS } from '../../../schemas/exchange/imports';
import { sameness, uniqueNames } from '../../../schemas/kinds/unique';
import type { CallContext } from '../../contract/CallContext';
import { ok, type Reply } from '../../contract/reply';
import { createPace, type Pace } from '../../store/pace';
import type { Row, Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { brokenReferences } from '../references/brokenReferences';
import { readInner } from '../save/acceptInner';
import { ownIdField } from '../subLists/chosenRows';
import { rowsIn, type SubList } from '../subLists/SubList';
import { nextId, storeRows } from '../subLists/storeRows';
import { cellOf } from './cells';
import { writeCsv } from './csvText';
import type { Destination, Problems } from './Destination';
import { type JudgedLine, judgeOf } from './judgeLines';
import { countsOf, refuseWrong, reportLines, reportStored } from './outcomes';
import { isOnlyRight, type ReadLines, readLines } from './readLines';
import { wordsOf } from './words';

/** Reads the file that came; it is judged by rows that may change meanwhile. @throws Refusal */
export const readRowLines = (
  context: CallContext,
  { spec, definition, name }: SubList,
  imports: ImportsSpec,
): Promise<ReadLines> => {
  const { key, columns } = imports;
  const { maxLines } = ROW_IMPORT_LIMITS;
  const words = wordsOf(context, definition.name, `subLists.${name}.`);
  const expected = {
    spec: imports,
    columns: fileColumns(spec.fields, columns),
    words,
    maxLines,
    key,
  };
  return readLines(context, expected, createPace());
};

/** The rows that have a value, by what makes it the same as another. */
const rowsBy = (name: string, rows: readonly Values[]): ReadonlyMap<string, Values> =>
  new Map(rows.filter((row) => !isBlank(row[name])).map((row) => [sameness(row[name]), row]));

type Holders = readonly (readonly [name: string, rows: ReadonlyMap<string, Values>])[];

/** What is wrong with values that another row has already. */
const takenValues = (
  fields: AnyFields,
  holders: Holders,
  row: Values | undefined,
  after: Values,
): Problems => {
  const taken = holders.filter(([name, rows]) => {
    const holder = isBlank(after[name]) ? undefined : rows.get(sameness(after[name]));
    return holder !== undefined && holder !== row;
  });
  return Object.fromEntries(
    taken.map(([name]) => [name, inOwnWords({ message: 'alreadyThere' }, fields[name] ?? {})]),
  );
};

/** The rows of a record, as lines of a file find them. */
const destinationOf = (
  context: CallContext,
  { definition, name: list, spec: { fields } }: SubList,
  key: string,
  rows: readonly Values[],
): Destination => {
  const byKey = rowsBy(key, rows);
  const unique = uniqueNames(fields);
  const holders = unique.map((name) => [name, rowsBy(name, rows)] as const);
  return {
    resource: definition.name,
    key,
    unique,
    words: wordsOf(context, definition.name, `subLists.${list}.`),
    find: async (_, texts) => ({ row: byKey.get(sameness(texts[key] ?? '')) }),
    read: async (body, row) => {
      const { changes, problems } = acceptFields(body, fields, row);
      return { after: { ...row, ...changes }, problems };
    },
    accept: async (inner, body, row) => {
      const { after, problems } = readInner(fields, body, row);
      const broken = await brokenReferences(inner, fields, row, after);
      return {
        after,
        problems: { ...takenValues(fields, holders, row, after), ...broken, ...problems },
      };
    },
  };
};

/** Judges the lines of a file by the rows that are there. */
const judgeRead = async (
  context: CallContext,
  list: SubList,
  { key }: ImportsSpec,
  rows: readonly Values[],
  read: ReadLines,
  pace: Pace = createPace(),
): Promise<readonly JudgedLine[]> => {
  const judge = judgeOf(destinationOf(context, list, key, rows), read);
  const judged: JudgedLine[] = [];
  for (const line of read.lines) {
    judged.push(await judge(context, line));
    await pace();
  }
  return judged;
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
  const right = judged.filter(({ report }) => report.state !== 'wrong');
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
  return reportLines(
    judged.map(({ report }) => report),
    read.heads,
  );
};

/**
 * Stores a file's rows: all, or only the valid ones where that is requested. To be called within a
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
  const reports = judged.map((one) => one.report);
  if (!isOnlyRight(context)) refuseWrong(reports);
  await storeRows(context, list, row, await rowsAfter(context, list, row, judged));
  return reportStored(context, countsOf(reports));
};

/** Answers the rows of a record as the text of a CSV file, which can be imported as it is. */
export const exportRows = (list: SubList, { columns: names }: ExportsSpec, row: Row): Reply => {
  const columns = fileColumns(list.spec.fields, names);
  const lines = rowsIn(list, row).map((inner) => columns.map((column) => cellOf(inner, column)));
  return ok({ data: writeCsv([columns.map(({ head }) => head), ...lines]) });
};
