import { performance } from 'node:perf_hooks';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { nameOfRecord } from '../../records/references/titles';
import { takenMeanwhile } from '../../records/save/takenValues';
import { rowsOf } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import { NotUnique } from '../../store/Store';
import { history } from '../../tables/general/history';
import { type Act, activity } from '../../tables/organisation/activity';
import { trash } from '../../tables/organisation/trash';
import { problemsReply } from '../problems';
import type { Calls } from './Calls';
import { type Entry, type ToUndo, undoEntry } from './undoEntry';

/** As many entries are read at a time, and taken back in one transaction at most. */
const READ = 100;

/** Of as many it is read at a time what became of their records since. */
const COMPARED = 25;

/** So long a transaction takes: nobody else stores anything meanwhile. */
const TURN_MS = 25;

/** Milliseconds after which a call answers how far it has come. */
const PORTION_MS = 1_000;

/** A record that can't go back to what it was, or not with all of it, and why. */
export interface NotUndone {
  readonly resource: string;
  readonly kind: string;
  readonly recordId: number;
  readonly name: string;
  readonly reason: string;
}

/** What a call has taken back of an act. */
export interface Portion {
  readonly done: number;
  readonly notUndone: readonly NotUndone[];
  /** The entry before which the next call goes on; none where all is done. */
  readonly next: number | null;
}

const reasonOf = (context: CallContext, error: unknown): string => {
  const refused = error instanceof NotUnique ? takenMeanwhile(context, error) : error;
  if (refused instanceof FieldProblems) return problemsReply(context, refused).body.status_message;
  if (refused instanceof Refusal) return context.call.text(refused.key, refused.params);
  throw error;
};

/** What a record is called, there or in the trash. */
const nameOfEntry = async (
  context: CallContext,
  { resource, recordId, trashId }: Entry,
): Promise<string> => {
  const table = context.tables.named(resource);
  const row = table && (await rowsOf(context, table).get(Number(recordId)));
  const definition = context.definitions.named(resource);
  if (row && definition) return nameOfRecord(context, definition, row);
  const lying = trashId ? await rowsOf(context, trash).get(trashId) : undefined;
  return lying?.name ?? `#${recordId}`;
};

const notUndone = async (
  context: CallContext,
  entry: Entry,
  reason: string,
): Promise<NotUndone> => ({
  resource: entry.resource,
  kind: nameOf(context, entry.resource),
  recordId: Number(entry.recordId),
  name: await nameOfEntry(context, entry),
  reason,
});

/** The acts whose changes are no one else's: the act itself, and what took it back. */
const ownActsOf = async (context: CallContext, { id }: Act): Promise<ReadonlySet<number>> => {
  const own = await rowsOf(context, activity).find({ where: { undoes: id }, only: [] });
  return new Set([id, ...own.map((one) => one.id)]);
};

/** What became since of the records that entries are about, by resource and id, the latest first. */
const laterOf = async (
  context: CallContext,
  entries: readonly Entry[],
): Promise<(entry: Entry) => readonly Entry[]> => {
  const first = Math.min(...entries.map(({ id }) => id));
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const known = new Map<string, Entry[]>();
  for (const resource of new Set(entries.map((one) => one.resource))) {
    const ids = entries.filter((one) => one.resource === resource).map((one) => one.recordId);
    const where = { resource, recordId: [...new Set(ids)], id: { from: first } };
    for (const one of await rowsOf(context, history).find({ where, sort })) {
      const key = `${resource} ${one.recordId}`;
      known.set(key, [...(known.get(key) ?? []), one]);
    }
  }
  return (entry) =>
    (known.get(`${entry.resource} ${entry.recordId}`) ?? []).filter(({ id }) => id > entry.id);
};

/** Takes one entry back, all of what can be or nothing. */
const attempt = async (
  context: CallContext,
  calls: Calls,
  toUndo: ToUndo,
): Promise<readonly NotUndone[]> => {
  const { entry } = toUndo;
  try {
    const touched = await inTransaction(context, (inner) => undoEntry(inner, calls, toUndo));
    if (touched.length === 0) return [];
    const fields = [...new Set(touched)].join(', ');
    const reason = context.call.text('server.activity.changed', { fields });
    return [await notUndone(context, entry, reason)];
  } catch (error) {
    return [await notUndone(context, entry, reasonOf(context, error))];
  }
};

/** Whether the rest of a call's act follows from what its function did to this record, and stays where that does. */
const isDecisive = (
  { behaviours }: CallContext,
  act: Act,
  { resource, changes }: Entry,
): boolean => {
  const { restores = {} } = behaviours.of(resource);
  return (
    !act.key && changes.some((one) => 'field' in one && restores[one.field]?.isDecisive === true)
  );
};

interface Some extends Omit<Portion, 'next'> {
  /** What is left of the act follows from what stays. */
  readonly isOver: boolean;
}

/** Takes entries back in one transaction, until its time is over. @returns how many, and what stays */
const undoSome = (
  outer: CallContext,
  calls: Calls,
  act: Act,
  entries: readonly Entry[],
): Promise<Some> =>
  inTransaction(outer, async (context) => {
    const since = performance.now();
    const ownActs = await ownActsOf(context, act);
    const left: NotUndone[] = [];
    let later = await laterOf(context, entries.slice(0, COMPARED));
    let done = 0;
    for (const entry of entries) {
      if (done > 0 && performance.now() - since >= TURN_MS) break;
      if (done > 0 && done % COMPARED === 0)
        later = await laterOf(context, entries.slice(done, done + COMPARED));
      const stays = await attempt(context, calls, { entry, later: later(entry), ownActs });
      left.push(...stays);
      done += 1;
      if (stays.length > 0 && isDecisive(context, act, entry))
        return { done, notUndone: left, isOver: true };
    }
    return { done, notUndone: left, isOver: false };
  });

/**
 * Takes an act back, the last of it first, from an entry on and as far as a call goes: each entry of a history by the
 * calls that do such a thing otherwise, and only where nobody changed the same since. It may be called again.
 *
 * @param before the entry that the call before has come to
 */
export const undoAct = async (
  context: CallContext,
  calls: Calls,
  act: Act,
  before: number | undefined,
): Promise<Portion> => {
  const since = performance.now();
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const left: NotUndone[] = [];
  let next = before;
  let done = 0;
  for (;;) {
    const where = { actId: act.id, ...(next !== undefined && { id: { to: next - 1 } }) };
    const entries = await rowsOf(context, history).find({ where, sort, take: READ });
    if (entries.length === 0) return { done, notUndone: left, next: null };
    for (let at = 0; at < entries.length; ) {
      if (done > 0 && performance.now() - since >= PORTION_MS)
        return { done, notUndone: left, next: next ?? null };
      const part = await undoSome(context, calls, act, entries.slice(at));
      at += part.done;
      done += part.done;
      left.push(...part.notUndone);
      next = entries[at - 1]?.id;
      if (part.isOver) return { done, notUndone: left, next: null };
    }
    if (entries.length < READ) return { done, notUndone: left, next: null };
  }
};
