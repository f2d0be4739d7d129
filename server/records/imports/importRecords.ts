import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { ImportLine, ImportProgress, ImportsSpec, Resource } from '../../../schemas';
import { acceptedColumns } from '../../../schemas/exchange/columns';
import { RECORD_IMPORT_LIMITS } from '../../../schemas/exchange/imports';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import type { ImportRun } from '../../contract/ImportRun';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply, writtenList } from '../../contract/reply';
import { createPace, mapPaced, type Pace } from '../../store/pace';
import { NotUnique } from '../../store/Store';
import { nameOf } from '../texts';
import type { Bringing } from './bringing';
import { bringWithRows } from './bringWithRows';
import type { CsvLine } from './csvText';
import { judgeOf } from './judgeLines';
import { countsOf, refuseWrong, reportStored } from './outcomes';
import { isDryRun, isOnlyRight, type ReadLines, readLines, runNameIn } from './readLines';
import { recordDestination } from './recordDestination';
import { storeLine } from './storeLine';
import { wordsOf } from './words';

/** Most lines that are judged, or stored, in one transaction: others have their turn in between. */
const CHUNK = 100;

/** Milliseconds after which a transaction stores no further line: nobody else stores anything meanwhile. */
const TURN_MS = 25;

/** How often lines are stored anew that somebody else got in the way of. */
const ATTEMPTS = 3;

/** An import of records that is under way. */
interface Importing {
  readonly context: CallContext;
  readonly definition: Resource;
  readonly spec: ImportsSpec;
  readonly read: ReadLines;
  readonly run: ImportRun;
  readonly pace: Pace;
}

/** Thrown to undo a transaction whose only purpose was to see what it does. */
class Undone extends Error {}

/** Does work whose writes take no effect. */
const withoutTrace = async <T>(
  context: CallContext,
  work: (inner: CallContext) => Promise<T>,
): Promise<T> => {
  const results: T[] = [];
  const undone = inTransaction(context, async (inner) => {
    results.push(await work(inner));
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return results.at(-1) as T;
};

/** What becomes of a line. */
type Bring = (context: CallContext, line: CsvLine) => Promise<ImportLine>;

/** Goes through lines from one on, as far as a chunk goes: lines that belong together aren't taken apart. */
const bringChunk = async (
  context: CallContext,
  lines: readonly CsvLine[],
  start: number,
  bring: Bring,
  isApart: (line: CsvLine, before: CsvLine, done: number) => boolean,
): Promise<readonly ImportLine[]> => {
  const reports: ImportLine[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || (at > start && before && isApart(line, before, reports.length))) break;
    reports.push(await bring(context, line));
  }
  return reports;
};

/** Goes through the lines of a file chunk by chunk, until all are done or somebody stops it. */
const eachChunk = async (
  { read: { lines }, run, pace }: Importing,
  phase: ImportProgress['phase'],
  work: (start: number) => Promise<readonly ImportLine[]>,
): Promise<readonly ImportLine[]> => {
  const reports: ImportLine[] = [];
  await run.report({ phase, done: 0, of: lines.length });
  while (reports.length < lines.length && !(await run.isStopped())) {
    reports.push(...(await work(reports.length)));
    await pace();
    await run.report({ phase, done: reports.length, of: lines.length });
  }
  return reports;
};

/** How lines come in: by themselves, or with rows of their records. */
const bringingOf = ({ context, definition, spec, read }: Importing): Bringing => {
  const destination = recordDestination(context, definition, spec, read);
  const judge = judgeOf(destination, read);
  if (spec.rows && destination.takesSeveral)
    return bringWithRows(context, definition, spec.rows, { destination, judge, read });
  return {
    judge: async (inner, line) => (await judge(inner, line)).report,
    store: async (inner, line) => {
      const judged = await judge(inner, line);
      await storeLine(inner, definition, judged);
      return judged.report;
    },
    writesToJudge: false,
    continues: () => false,
  };
};

/** What a file would do by what is stored now; `reports` has fewer than all lines where somebody stopped it. */
const judgeAll = async (importing: Importing) => {
  const { context, pace, read } = importing;
  const bringing = bringingOf(importing);
  const judge: Bring = async (inner, line) => {
    const report = await bringing.judge(inner, line);
    await pace();
    return report;
  };
  const reports = await eachChunk(importing, 'judging', (start) => {
    const judged = (inner: CallContext) =>
      bringChunk(
        inner,
        read.lines,
        start,
        judge,
        (line, before, done) => done >= CHUNK && !bringing.continues(line, before),
      );
    return bringing.writesToJudge ? withoutTrace(context, judged) : judged(context);
  });
  const digest = createHash('sha256');
  for (const { line, state, before, match } of reports)
    digest.update(JSON.stringify([line, state, before, match]));
  return { reports, version: `"file:${digest.digest('base64url')}"` };
};

/** Stores lines from one on, for good. What somebody else has taken meanwhile is judged again, and wrong then. */
const storeChunk = async (
  importing: Importing,
  bringing: Bringing,
  start: number,
  attempt = 1,
): Promise<readonly ImportLine[]> => {
  const { context, read } = importing;
  const { store, continues } = bringing;
  try {
    return await inTransaction(context, (inner) => {
      const since = performance.now();
      return bringChunk(inner, read.lines, start, store, (line, before, done) => {
        const isOver = done >= CHUNK || performance.now() - since >= TURN_MS;
        return isOver && !continues(line, before);
      });
    });
  } catch (error) {
    if (!(error instanceof NotUnique) || attempt === ATTEMPTS) throw error;
    return storeChunk(importing, bringing, start, attempt + 1);
  }
};

/** Stores what is right by now, each chunk for good, until somebody stops it. */
const storeAll = async (importing: Importing): Promise<Reply> => {
  const { context, read } = importing;
  const bringing = bringingOf(importing);
  const reports = await eachChunk(importing, 'storing', (start) =>
    storeChunk(importing, bringing, start),
  );
  const counts = countsOf(reports);
  if (reports.length === read.lines.length) return reportStored(context, counts);
  const params = { ...counts, done: reports.length, of: read.lines.length };
  return ok({ message: context.call.text('server.imports.stopped', params), counts, stopped: 1 });
};

/** @throws Refusal 412 when the file would do something else than it did when the caller saw it */
const refuseOther = ({ context, definition }: Importing, version: string): void => {
  const { ifMatch } = context.call;
  if (ifMatch === undefined || ifMatch.trim() === '*' || ifMatch.includes(version)) return;
  throw new Refusal(412, 'server.records.changed', { name: nameOf(context, definition.name) });
};

const stoppedBefore = ({ context, read: { lines } }: Importing): Reply =>
  ok({
    message: context.call.text('server.imports.stoppedBefore', { of: lines.length }),
    counts: countsOf([]),
    stopped: 1,
  });

/**
 * Imports records from the file that came: with `dryRun` it only reports what would become of each line. Otherwise all
 * lines are judged first, and nothing is stored where one is wrong, unless only the valid ones are requested.
 *
 * @throws Refusal
 */
export const importRecords = async (
  context: CallContext,
  definition: Resource,
  spec: ImportsSpec,
): Promise<Reply> => {
  const pace = createPace();
  const run = await context.runs.begin(context.call, runNameIn(context));
  const expected = {
    spec,
    columns: acceptedColumns(definition),
    words: wordsOf(context, definition.name),
    besides: [...Object.keys(definition.fields), ...Object.keys(definition.computed)],
    maxLines: RECORD_IMPORT_LIMITS.maxLines,
    key: undefined,
  };
  const read = await readLines(context, expected, pace);
  const importing: Importing = { context, definition, spec, read, run, pace };
  if (isDryRun(context)) {
    const { reports, version } = await judgeAll(importing);
    const isWhole = reports.length === read.lines.length;
    const rows = await mapPaced(reports, (line) => JSON.stringify(line));
    const beside = {
      counts: countsOf(reports),
      heads: read.heads,
      ...(!isWhole && { stopped: 1 }),
    };
    return { ...writtenList(rows, rows.length, beside), headers: { ETag: version } };
  }
  if (!isOnlyRight(context) || context.call.ifMatch !== undefined) {
    const { reports, version } = await judgeAll(importing);
    if (await run.isStopped()) return stoppedBefore(importing);
    refuseOther(importing, version);
    if (!isOnlyRight(context)) refuseWrong(reports);
  }
  return (await run.isStopped()) ? stoppedBefore(importing) : storeAll(importing);
};
