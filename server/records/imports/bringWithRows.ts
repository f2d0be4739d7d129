import type { ImportLine, Resource } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { rowsOf } from '../tenant';
import { nameOf, problemText } from '../texts';
import type { Bringing } from './bringing';
import { type BringRow, rowBringer } from './bringRow';
import type { CsvLine } from './csvText';
import type { Destination, Found, Problems, Texts } from './Destination';
import { type Judge, textsOf } from './judgeLines';
import { reportedTexts } from './lineReport';
import type { ReadLines } from './readLines';
import { storeLine } from './storeLine';

/** Thrown to undo what a line did that is wrong. */
class WrongLine extends Error {
  readonly report: ImportLine;

  constructor(report: ImportLine) {
    super();
    this.report = report;
  }
}

/** The record that a line is about, once the line's values for it are stored. */
interface Held {
  readonly report: ImportLine;
  readonly record: Row;
  /** As it was before; none of a new one. */
  readonly before: Row | undefined;
}

/** The line before: its values for its record, and that record's id; none where it couldn't be stored. */
interface Above {
  readonly cells: readonly string[];
  readonly id: number | undefined;
}

/** What brings lines in that hold a row of their record each. */
interface WithRows {
  readonly definition: Resource;
  readonly destination: Destination<Row>;
  readonly judge: Judge<Row>;
  readonly read: ReadLines;
  readonly lists: readonly BringRow[];
  /** The lines with values for a record, by its id. */
  readonly lineOf: Map<number, number>;
}

/** A line's values for the record itself, without its id where that adds nothing. */
const ownCells = ({ columns }: ReadLines, { cells }: CsvLine): readonly string[] =>
  columns.flatMap((column, at) =>
    column === null || column.list !== undefined ? [] : [(cells[at] ?? '').trim()],
  );

const isSilent = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/** Whether a line is about the record of one above it: it has no values of its own, or the same. */
const isBelow = (cells: readonly string[], above: readonly string[]): boolean =>
  cells.length > 0 && (isSilent(cells) || cells.every((cell, at) => cell === above[at]));

/** Whether a line only identifies its record. */
const onlyIdentifies = ({ read, destination }: WithRows, texts: Texts): boolean =>
  read.columns.every(
    (column) =>
      column === null ||
      column.list !== undefined ||
      column.key === destination.key ||
      (texts[column.key] ?? '').trim() === '',
  );

const wrong = (
  context: CallContext,
  { destination }: WithRows,
  { line }: CsvLine,
  texts: Texts,
  problems: Problems,
): WrongLine => {
  const messages = Object.entries(problems).map(
    ([key, problem]) => [key, problemText(context, destination.resource, problem)] as const,
  );
  return new WrongLine({
    line,
    state: 'wrong',
    texts: reportedTexts(texts, destination, Object.keys(problems)),
    before: {},
    problems: Object.fromEntries(messages),
  });
};

/** The record of a line that only identifies it. */
const onlyHeld = (
  { destination }: WithRows,
  { line }: CsvLine,
  texts: Texts,
  record: Row,
  match?: Found['match'],
): Held => ({
  record,
  before: record,
  report: {
    line,
    state: 'unchanged',
    texts: reportedTexts(texts, destination, match?.by === undefined ? [] : [match.by]),
    before: {},
    problems: {},
    ...(match && { match }),
  },
});

/** Stores a line's values for the record. @throws WrongLine */
const holdJudged = async (
  context: CallContext,
  bringing: WithRows,
  line: CsvLine,
  texts: Texts,
): Promise<Held> => {
  const { definition, destination, judge, lineOf } = bringing;
  const judged = await judge(context, line);
  if (judged.report.state === 'wrong') throw new WrongLine(judged.report);
  const { row: before } = judged;
  const earlier = before && judged.report.state === 'changed' ? lineOf.get(before.id) : undefined;
  if (earlier !== undefined && earlier !== line.line) {
    const problem = { message: 'server.imports.doubled', params: { line: earlier } };
    throw wrong(context, bringing, line, texts, { [destination.key]: problem });
  }
  const record = await storeLine(context, definition, judged);
  if (!record) throw new WrongLine(judged.report);
  lineOf.set(record.id, line.line);
  return { report: judged.report, record, before };
};

/** The record of the line above. @throws WrongLine where that isn't there */
const holdAbove = async (
  context: CallContext,
  bringing: WithRows,
  line: CsvLine,
  texts: Texts,
  { id }: Above,
): Promise<Held> => {
  const { definition, destination } = bringing;
  const record =
    id === undefined ? undefined : await rowsOf(context, context.tables.of(definition)).get(id);
  if (record) return onlyHeld(bringing, line, texts, record);
  throw wrong(context, bringing, line, texts, {
    [destination.key]: { message: 'server.imports.above' },
  });
};

/** Finds, or stores, the record of a line. @throws WrongLine */
const hold = async (
  context: CallContext,
  bringing: WithRows,
  line: CsvLine,
  above: Above | undefined,
): Promise<Held> => {
  const { definition, destination, read } = bringing;
  const texts = textsOf(read.columns, line);
  const cells = ownCells(read, line);
  if (above && isBelow(cells, above.cells)) return holdAbove(context, bringing, line, texts, above);
  const isOnlyWhich = onlyIdentifies(bringing, texts);
  const { row, match, problems } = isOnlyWhich ? await destination.find(context, texts) : {};
  if (problems) throw wrong(context, bringing, line, texts, problems);
  if (row) return onlyHeld(bringing, line, texts, row, match);
  if (cells.length > 0) return holdJudged(context, bringing, line, texts);
  const name = inSentence(nameOf(context, definition.name));
  throw wrong(context, bringing, line, texts, {
    [destination.key]: { message: 'server.imports.noneFound', params: { name } },
  });
};

/** Stores a line's values for a record and its rows. @throws WrongLine */
const bringLine = async (
  context: CallContext,
  bringing: WithRows,
  line: CsvLine,
  above: Above | undefined,
): Promise<{ readonly report: ImportLine; readonly id: number }> => {
  const { definition, destination, lists, read } = bringing;
  const { report, record, before } = await hold(context, bringing, line, above);
  const texts = textsOf(read.columns, line);
  let was = report.before;
  let problems = report.problems;
  const rows = rowsOf(context, context.tables.of(definition));
  for (const bringRow of lists) {
    const now = await rows.get(record.id);
    const brought = await bringRow(context, { record: now ?? record, before }, texts);
    was = { ...was, ...brought.before };
    problems = { ...problems, ...brought.problems };
  }
  const isChanged = Object.keys(was).length > 0;
  const whole: ImportLine = {
    ...report,
    state: report.state === 'unchanged' && isChanged ? 'changed' : report.state,
    texts: {
      ...report.texts,
      ...reportedTexts(texts, destination, [...Object.keys(was), ...Object.keys(problems)]),
    },
    before: before ? was : {},
    problems,
  };
  if (Object.keys(problems).length > 0) throw new WrongLine({ ...whole, state: 'wrong' });
  return { report: whole, id: record.id };
};

/**
 * Brings in a file whose lines hold a row of their record each. A line without values for the record, or with those of
 * the line above, is about that one's. All of a line is stored or nothing.
 */
export const bringWithRows = (
  context: CallContext,
  definition: Resource,
  rows: Readonly<Record<string, readonly string[]>>,
  parts: Pick<WithRows, 'destination' | 'judge' | 'read'>,
): Bringing => {
  const { read } = parts;
  const lists = Object.entries(rows).flatMap(
    (list) => rowBringer(context, definition, list, read) ?? [],
  );
  const bringing: WithRows = { ...parts, definition, lists, lineOf: new Map() };
  let above: Above | undefined;
  /** What stood above lines, by their numbers: they come again where a transaction is run again. */
  const stoodAbove = new Map<number, Above | undefined>();
  const bring = async (outer: CallContext, line: CsvLine): Promise<ImportLine> => {
    if (stoodAbove.has(line.line)) above = stoodAbove.get(line.line);
    else stoodAbove.set(line.line, above);
    const cells = ownCells(read, line);
    const passOn = (report: ImportLine, id: number | undefined): ImportLine => {
      if (!isSilent(cells) && !(above && isBelow(cells, above.cells))) above = { cells, id };
      return report;
    };
    try {
      const { report, id } = await inTransaction(outer, (inner) =>
        bringLine(inner, bringing, line, above),
      );
      return passOn(report, id);
    } catch (error) {
      if (!(error instanceof WrongLine)) throw error;
      return passOn(error.report, undefined);
    }
  };
  return {
    judge: bring,
    store: bring,
    writesToJudge: true,
    continues: (line, before) => isBelow(ownCells(read, line), ownCells(read, before)),
  };
};
