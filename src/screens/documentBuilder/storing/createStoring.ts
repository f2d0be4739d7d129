import { HttpError } from 'react-admin';
import { Unreachable } from '../../../../dataProvider/http';
import type { DocumentRow } from '../../../../schemas/documents';
import type { Rows } from '../rows/rowList';
import {
  afterChange,
  afterReading,
  type Change,
  changesBetween,
  intentOf,
  nameOf,
  type Stored,
} from './changes';
import type { RowSender } from './RowSender';

/** A pause in typing. */
const PAUSE_MS = 600;

/** The server's "no" to one change. */
export interface Refusal {
  intent: string;
  message: string;
  /** Messages by option, where the server names options. */
  errors: Readonly<Record<string, string>>;
}

export type Failure = Unreachable['reason'] | 'signedOut';

export interface StoringState {
  stored: Stored;
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
  sender: RowSender;
  /** The rows as they are wanted. */
  wanted(): Rows;
  /** Whether a row can be stored as it is. */
  isRight(row: DocumentRow): boolean;
  onChange(): void;
}

const failureOf = (error: unknown): Failure | null => {
  if (error instanceof Unreachable) return error.reason;
  if (!(error instanceof HttpError)) return 'unreadable';
  return error.status === 401 ? 'signedOut' : null;
};

const refusalOf = (error: unknown, change: Change): Refusal => ({
  intent: intentOf(change),
  message: error instanceof Error ? error.message : '',
  errors: error instanceof HttpError ? (error.body?.errors ?? {}) : {},
});

/**
 * Brings what the server has to what is wanted, one call at a time. Nothing is queued: after each answer
 * it looks again at what differs, so that changes of a row that waits become one, and what was undone
 * meanwhile is never sent.
 */
export const createStoring = ({
  sender: given,
  wanted,
  isRight,
  onChange,
  ...initial
}: Options) => {
  let sender = given;
  let stored = initial.stored;
  let failure: Failure | null = null;
  let refusals: ReadonlyMap<string, Refusal> = new Map();
  let unanswered: Change | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const changes = () => changesBetween(stored, wanted());
  const isRefused = (change: Change) => refusals.get(nameOf(change))?.intent === intentOf(change);
  const maySend = (change: Change) =>
    !isRefused(change) && (!('row' in change) || isRight(change.row));

  const sendOne = async (change: Change) => {
    try {
      const lastId = await sender.send(change, stored);
      stored = afterChange(stored, change, lastId);
    } catch (error) {
      // Whether the server has it can't be known; it is asked before anything else is sent.
      if (error instanceof Unreachable) unanswered = change;
      if (failureOf(error)) throw error;
      refusals = new Map(refusals).set(nameOf(change), refusalOf(error, change));
    }
  };
  const readAgain = async (change: Change) => {
    stored = afterReading(stored, change, await sender.read());
    unanswered = null;
  };
  const run = async () => {
    try {
      while (!isStopped) {
        const next = changes().find(maySend);
        if (unanswered) await readAgain(unanswered);
        else if (next) await sendOne(next);
        else break;
        failure = null;
        onChange();
      }
    } catch (error) {
      console.error(error);
      failure = failureOf(error) ?? 'unreadable';
    }
  };

  /** Sends what can be sent; resolves when that is done, or when the server doesn't answer. */
  const now = (): Promise<void> => {
    clearTimeout(timer);
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
    adopt: (next: Stored): void => {
      stored = next;
    },
    state: (): StoringState => {
      const open = changes();
      const current = open.filter(isRefused).map(nameOf);
      return {
        stored,
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
    },
  };
};
