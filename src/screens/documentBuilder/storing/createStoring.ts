import { Unreachable } from '../../../../dataProvider/http';
import type { DocumentRow } from '../../../../schemas/documents';
import type { DetailRules, Details } from '../rows/details';
import type { Content, ReadContent } from '../rows/history';
import {
  afterChange,
  afterReading,
  type Change,
  changesBetween,
  contentStored,
  detailChanges,
  intentOf,
  nameOf,
  type Stored,
} from './changes';
import { mergedContent, Overtaken, storedNow } from './overtaken';
import type { RowSender } from './RowSender';
import { type Failure, failureOf, isGone, type Refusal, refusalOf, type Touched } from './refusal';
import { rightPartOf } from './rightPart';

/** A pause in typing. */
const PAUSE_MS = 600;

/** Until a server that doesn't answer is asked again; each time twice as long, up to the most. */
const RETRY_MS = 2_000;
const MOST_RETRY_MS = 60_000;

export interface StoringState {
  stored: Stored;
  /** The details that the server has. */
  details: Details;
  /** What is not stored. */
  changes: readonly Change[];
  /** The server has everything as it is here. */
  isStored: boolean;
  /** Something is under way, or will be after the pause. */
  isBusy: boolean;
  /** Why the server didn't answer last time. */
  failure: Failure | null;
  /** Refused changes by their name, as long as nothing else is asked for. */
  refusals: ReadonlyMap<string, Refusal>;
}

interface Options {
  stored: Stored;
  details: Details;
  /** The version that the server has, where it tells it. */
  version?: string;
  sender: RowSender;
  /** The document as it is wanted. */
  wanted(): Content;
  /** Whether a row can be stored as it is. */
  isRight(row: DocumentRow): boolean;
  /** What holds for the details. */
  rules: DetailRules;
  onChange(): void;
  /**
   * What is wanted is to take in what somebody else made of the document.
   *
   * @param base the document as it was known to be stored
   */
  onOvertaken(base: Content, theirs: Content, by: string | null): void;
}

/** The versions of the document's parts, each known by itself once it has been changed. */
const versionsAt = (version: string | undefined) => ({ rows: version, details: version });

/**
 * Brings what the server has to what is wanted, one call at a time. Nothing is queued: after each answer
 * it looks again at what differs, so that changes of a row that waits become one, and what was undone
 * meanwhile is never sent. A server that doesn't answer is asked again by itself.
 */
export const createStoring = ({
  sender: given,
  wanted,
  isRight,
  rules,
  onChange,
  onOvertaken,
  ...initial
}: Options) => {
  let sender = given;
  let { stored, details } = initial;
  let versions = versionsAt(initial.version);
  let failure: Failure | null = null;
  let refusals: ReadonlyMap<string, Refusal> = new Map();
  let unanswered: Change | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const changes = () => {
    const content = wanted();
    return [...detailChanges(details, content.details), ...changesBetween(stored, content.rows)];
  };
  /** What somebody else changed as well waits for its answer, whatever is typed there since. */
  const isRefused = (change: Change) => {
    const refusal = refusals.get(nameOf(change));
    return refusal?.elsewhere !== undefined || refusal?.intent === intentOf(change);
  };
  /** What can be sent of it: a row with something wrong in it travels with what is right. */
  const sendable = () => {
    const { details: wantedDetails, rows } = wanted();
    const known = new Map(stored.map(({ row }) => [row.id, row]));
    const right = rows.map((row) => (isRight(row) ? row : rightPartOf(row, known.get(row.id))));
    return [...detailChanges(details, wantedDetails), ...changesBetween(stored, right)];
  };
  /** What is no longer asked for isn't refused either. */
  const forgetSettled = () => {
    if (unanswered) return;
    const names = new Set(changes().map(nameOf));
    refusals = new Map([...refusals].filter(([name]) => names.has(name)));
  };
  const isReady = (change: Change) => {
    if (change.kind === 'details') return rules.areRight(change.details);
    return !('row' in change) || isRight(change.row);
  };
  const maySend = (change: Change) => !isRefused(change) && isReady(change);

  const refuse = (error: unknown, change: Change) => {
    // What is gone could only be added anew, which the person has to wish for.
    const asked: Change =
      change.kind === 'update' && isGone(error) ? { ...change, kind: 'add' } : change;
    refusals = new Map(refusals).set(nameOf(asked), refusalOf(error, asked));
  };
  /** What somebody else changed is taken in; what both changed is sent when the person wishes so. */
  const takeIn = ({ content, by, at }: Overtaken) => {
    const base = contentStored(stored, details);
    stored = storedNow(stored, content.rows);
    const theirs = contentStored(stored, content.details);
    const { touching, touchingDetails } = mergedContent({ base, mine: wanted(), theirs }, rules);
    details = content.details;
    versions = versionsAt(content.version);
    onOvertaken(base, theirs, by);
    const isAsked = (change: Change) =>
      change.kind === 'details'
        ? touchingDetails.length > 0
        : 'row' in change && touching.has(change.key);
    const touched: Touched = { by, at, details: touchingDetails };
    for (const change of changes().filter(isAsked))
      refusals = new Map(refusals).set(nameOf(change), {
        ...{ intent: intentOf(change), message: '', errors: {} },
        elsewhere: touched,
      });
  };
  const sendOne = async (change: Change) => {
    try {
      const part = change.kind === 'details' ? 'details' : 'rows';
      const changed = await sender.send(change, stored, versions[part]);
      stored = afterChange(stored, change, changed.id);
      versions = { ...versions, [part]: changed.version ?? versions[part] };
      if (change.kind === 'details') details = change.details;
    } catch (error) {
      if (error instanceof Overtaken) return takeIn(error);
      // What the server has can't be known; it is asked before anything else is sent.
      if (error instanceof Unreachable || isGone(error)) unanswered = change;
      if (failureOf(error)) throw error;
      refuse(error, change);
    }
  };
  const readAgain = async (change: Change) => {
    const read = await sender.read();
    stored = afterReading(stored, change, read.rows);
    details = read.details;
    versions = versionsAt(read.version);
    unanswered = null;
  };
  const run = async () => {
    try {
      while (!isStopped) {
        forgetSettled();
        const next = sendable().find(maySend);
        if (unanswered) await readAgain(unanswered);
        else if (next) await sendOne(next);
        else break;
        failure = null;
        onChange();
      }
      retryMs = RETRY_MS;
    } catch (error) {
      console.error(error);
      failure = failureOf(error) ?? 'unreadable';
      // A session that has ended is gone on with when it is renewed.
      if (failure !== 'signedOut' && !isStopped) retryLater();
    }
  };
  const retryLater = () => {
    retryTimer = setTimeout(now, retryMs);
    retryMs = Math.min(retryMs * 2, MOST_RETRY_MS);
  };

  /** Sends what can be sent; resolves when that is done, or when the server doesn't answer. */
  const now = (): Promise<void> => {
    clearTimeout(timer);
    clearTimeout(retryTimer);
    timer = undefined;
    running ??= run().finally(() => {
      running = null;
      onChange();
    });
    return running;
  };

  return {
    now,
    /** Sends what can be sent when nothing has changed for a moment. */
    later: (): void => {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE_MS);
    },
    /** Tries again what failed and what was refused. */
    retry: (): Promise<void> => {
      refusals = new Map();
      return now();
    },
    useSender: (next: RowSender): void => {
      sender = next;
    },
    /** Takes over what the server is known to have. */
    adopt: (next: Stored, content: ReadContent): void => {
      stored = next;
      details = content.details;
      versions = versionsAt(content.version);
    },
    state: (): StoringState => {
      const open = changes();
      const current = open.filter(isRefused).map(nameOf);
      return {
        stored,
        details,
        changes: open,
        isBusy: running !== null || timer !== undefined,
        failure,
        isStored: open.length === 0 && unanswered === null,
        refusals: new Map([...refusals].filter(([name]) => current.includes(name))),
      };
    },
    /** Sends nothing from now on. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(retryTimer);
    },
  };
};
