import { HttpError } from 'react-admin';
import { Unreachable } from '../../../../dataProvider/http';
import { type Change, intentOf } from './changes';

/** Somebody else changed or removed the same. */
export interface Touched {
  /** Who; `null` where the server doesn't report it. */
  by: string | null;
  /** When, as ISO 8601. */
  at: string | null;
  /** The details that both changed. */
  details: readonly string[];
}

/** The server's "no" to one change. */
export interface Refusal {
  intent: string;
  message: string;
  /** Messages by option, where the server names options. */
  errors: Readonly<Record<string, string>>;
  elsewhere?: Touched;
}

export type Failure = Unreachable['reason'] | 'signedOut';

/** Why there was no answer to a call; `null` where the server refused it. */
export const failureOf = (error: unknown): Failure | null => {
  if (error instanceof Unreachable) return error.reason;
  if (!(error instanceof HttpError)) return 'unreadable';
  return error.status === 401 ? 'signedOut' : null;
};

export const refusalOf = (error: unknown, change: Change): Refusal => ({
  intent: intentOf(change),
  message: error instanceof Error ? error.message : '',
  errors: error instanceof HttpError ? (error.body?.errors ?? {}) : {},
});

/** A row that is changed here was removed elsewhere. */
export const isGone = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;
