import { createHash } from 'node:crypto';
import type { ImportLine, ImportProgress, ImportsSpec, Resource } from '../../../schemas';
import { acceptedColumns } from '../../../schemas/exchange/columns';
import { RECORD_IMPORT_LIMITS } from '../../../schemas/exchange/imports';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import type { ImportRun } from '../../contract/ImportRun';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply, writtenList } from '../../contract/reply';
import { createPace, type Pace } from '../../store/pace';
import { nameOf } from '../texts';
import type { Bringing } from './bringing';
import { bringWithRows } from './bringWithRows';
import type { CsvLine } from './csvText';
import { judgeOf } from './judgeLines';
import { countsOf, refuseWrong, tellStored } from './outcomes';
import { isDryRun, isOnlyRight, type ReadLines, readLines, runNameIn } from './readLines';
import { recordDestination } from './recordDestination';
import { storeLine } from './storeLine';
import { wordsOf } from './words';

/** Lines that are judged, or stored, in one transaction: others have their turn in between. */
const CHUNK = 100;

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
  return results[0] as T;
};

/** The lines of a chunk, and those after it that belong to its last. */
const chunkFrom = (
  lines: readonly CsvLine[],
  start: number,
  continues: Bringing['continues'],
): readonly CsvLine[] => {
  let end = Math.min(start + CHUNK, lines.length);
  for (; end < lines.length; end += 1) {
    const [before, next] = lines.slice(end - 1, end + 1);
    if (!before || !next || !continues(next, before)) break;
  }
  return lines.slice(start, end);
};

/** Goes through the lines of a file chunk by chunk, until all are done or somebody stops it. */
const eachChunk = async (
  { read: { lines }, run }: Importing,
  { continues }: Bringing,
  phase: ImportProgress['phase'],
  work: (chunk: readonly CsvLine[]) => Promise<void>,
): Promise<number> => {
  let done = 0;
  await run.report({ phase, done, of: lines.length });
  while (done < lines.length && !(await run.isStopped())) {
    const chunk = chunkFrom(lines, done, continues);
    await work(chunk);
    done += chunk.length;
    await run.report({ phase, done, of: lines.length });
  }
  return done;
};

/** How lines come in: by themselves, or with rows of their records. */
const bringingOf = ({ context, definition, spec, read }: Importing): Bringing => {
  const destination = recordDestination(context, definition, spec, read);
  const judge = judgeOf(destination, read);
  if (spec.rows && destination.takesSeveral)
    return bringWithRows(context, definition, spec.rows, { destination, judge, read });
  return {
    judge: async (inner, line) => (await judge(inner, line)).told,
    store: async (inner, line) => {
      const judged = await judge(inner, line);
      await storeLine(inner, definition, judged);
      return judged.told;
    },
    continues: () => false,
  };
};

/** What a file would do by what is stored now; `done` is fewer than all lines where somebody stopped it. */
const judgeAll = async (importing: Importing) => {
  const { context, pace } = importing;
  const bringing = bringingOf(importing);
  const told: ImportLine[] = [];
  const rows: string[] = [];
  const digest = createHash('sha256');
  await eachChunk(importing, bringing, 'judging', (chunk) =>
    withoutTrace(context, async (inner) => {
      for (const line of chunk) {
        const one = await bringing.judge(inner, line);
        told.push(one);
        rows.push(JSON.stringify(one));
        digest.update(JSON.stringify([one.line, one.state, one.before, one.match]));
        await pace();
      }
    }),
  );
  return { told, rows, version: `"file:${digest.digest('base64url')}"` };
};

/** Stores what is right by now, each chunk for good, until somebody stops it. */
const storeAll = async (importing: Importing): Promise<Reply> => {
  const { context, pace, read } = importing;
  const bringing = bringingOf(importing);
  const told: ImportLine[] = [];
  const done = await eachChunk(importing, bringing, 'storing', (chunk) =>
    inTransaction(context, async (inner) => {
      for (const line of chunk) {
        told.push(await bringing.store(inner, line));
        await pace();
      }
    }),
  );
  const counts = countsOf(told);
  if (done === read.lines.length) return tellStored(context, counts);
  const params = { ...counts, done, of: read.lines.length };
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
 * Imports records from the file that came: with `dryRun` it only says what would become of each line. Otherwise all
 * lines are judged first, and nothing is stored where one is wrong, unless the right ones alone are asked for.
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
    const { told, rows, version } = await judgeAll(importing);
    const isWhole = told.length === read.lines.length;
    const beside = { counts: countsOf(told), heads: read.heads, ...(!isWhole && { stopped: 1 }) };
    return { ...writtenList(rows, rows.length, beside), headers: { ETag: version } };
  }
  if (!isOnlyRight(context) || context.call.ifMatch !== undefined) {
    const { told, version } = await judgeAll(importing);
    if (await run.isStopped()) return stoppedBefore(importing);
    refuseOther(importing, version);
    if (!isOnlyRight(context)) refuseWrong(told);
  }
  return (await run.isStopped()) ? stoppedBefore(importing) : storeAll(importing);
};
