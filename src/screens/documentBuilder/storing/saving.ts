import type { DocumentChanged } from '../../../../dataProvider/calls/documents';
import type { DetailRules, Details } from '../rows/details';
import type { Content, ReadContent } from '../rows/history';
import { isRight } from '../rows/problems';
import {
  afterChange,
  afterReading,
  type Change,
  changesBetween,
  detailChanges,
  intentOf,
  nameOf,
  type Stored,
  storedOf,
} from './changes';
import { type MergedContent, type Overtaken, storedNow } from './overtaken';
import { type Failure, isGone, type Refusal, refusalOf, type Touched } from './refusal';
import { rightPartOf } from './rightPart';

/** Delay before an unanswered call is retried: exponential, up to the most. */
const RETRY_MS = 2_000;
const MOST_RETRY_MS = 60_000;

/** What the server is known to have of a document, and how bringing it there goes. */
export interface Saving {
  readonly stored: Stored;
  /** The details that the server has. */
  readonly details: Details;
  /** The versions of the document's parts, each known by itself once it has been changed. */
  readonly versions: Readonly<Record<'rows' | 'details', string | undefined>>;
  /** Why the server didn't answer last time. */
  readonly failure: Failure | null;
  /** Refused changes by their name. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** The change whose answer never came: the document is read before anything else is sent. */
  readonly unanswered: Change | null;
  /** A call is under way. */
  readonly isRunning: boolean;
  /** Typing is waited for to pause. */
  readonly isDebouncing: boolean;
  /** Until a call that isn't answered is repeated. */
  readonly retryMs: number;
  readonly isStopped: boolean;
}

const versionsAt = (version: string | undefined): Saving['versions'] => ({
  rows: version,
  details: version,
});

/** A document that was just read. */
export const savingOf = ({ rows, details, version }: ReadContent): Saving => ({
  stored: storedOf(rows),
  details,
  versions: versionsAt(version),
  failure: null,
  refusals: new Map(),
  unanswered: null,
  isRunning: false,
  isDebouncing: false,
  retryMs: RETRY_MS,
  isStopped: false,
});

/** What the server doesn't have as it is wanted. */
export const openChanges = ({ stored, details }: Saving, wanted: Content): readonly Change[] => [
  ...detailChanges(details, wanted.details),
  ...changesBetween(stored, wanted.rows),
];

/** The server has everything as it is wanted. */
export const isSaved = (saving: Saving, wanted: Content): boolean =>
  saving.unanswered === null && openChanges(saving, wanted).length === 0;

/** Whether a change waits for a person: what somebody else changed as well does, whatever is typed since. */
export const isRefused = ({ refusals }: Saving, change: Change): boolean => {
  const refusal = refusals.get(nameOf(change));
  return refusal?.elsewhere !== undefined || refusal?.intent === intentOf(change);
};

/** Without the refusals of what is no longer requested. */
export const withoutSettled = (saving: Saving, wanted: Content): Saving => {
  if (saving.unanswered) return saving;
  const names = new Set(openChanges(saving, wanted).map(nameOf));
  const refusals = [...saving.refusals].filter(([name]) => names.has(name));
  return refusals.length === saving.refusals.size
    ? saving
    : { ...saving, refusals: new Map(refusals) };
};

/** The change to send next. A row with something wrong in it travels with what is right. */
export const nextChange = (
  saving: Saving,
  wanted: Content,
  rules: DetailRules,
): Change | undefined => {
  const known = new Map(saving.stored.map(({ row }) => [row.id, row]));
  const rows = wanted.rows.map((row) => (isRight(row) ? row : rightPartOf(row, known.get(row.id))));
  const isReady = (change: Change) => {
    if (change.kind === 'details') return rules.areRight(change.details);
    return !('row' in change) || isRight(change.row);
  };
  return openChanges(saving, { rows, details: wanted.details }).find(
    (change) => !isRefused(saving, change) && isReady(change),
  );
};

export const partOf = (change: Change): keyof Saving['versions'] =>
  change.kind === 'details' ? 'details' : 'rows';

/** The server has stored a change. */
export const accepted = (saving: Saving, change: Change, changed: DocumentChanged): Saving => {
  const part = partOf(change);
  return {
    ...saving,
    stored: afterChange(saving.stored, change, changed.id),
    details: change.kind === 'details' ? change.details : saving.details,
    versions: { ...saving.versions, [part]: changed.version ?? saving.versions[part] },
  };
};

const withRefusal = (saving: Saving, change: Change, refusal: Refusal): Saving => ({
  ...saving,
  refusals: new Map(saving.refusals).set(nameOf(change), refusal),
});

/** The server has refused a change. What is gone could only be added anew, which the person has to ask for. */
export const refused = (saving: Saving, change: Change, error: unknown): Saving => {
  const asked: Change =
    change.kind === 'update' && isGone(error) ? { ...change, kind: 'add' } : change;
  return withRefusal(saving, asked, refusalOf(error, asked));
};

/** The document was read after a call that wasn't answered. */
export const readAfter = (saving: Saving, unanswered: Change, content: ReadContent): Saving => ({
  ...saving,
  stored: afterReading(saving.stored, unanswered, content.rows),
  details: content.details,
  versions: versionsAt(content.version),
  unanswered: null,
});

/** The server didn't answer, or not what it should. */
export const failed = (saving: Saving, failure: Failure): Saving => ({
  ...saving,
  failure,
  isRunning: false,
  retryMs: Math.min(saving.retryMs * 2, MOST_RETRY_MS),
});

/** Nothing is left to send. */
export const idle = (saving: Saving): Saving => ({
  ...saving,
  isRunning: false,
  retryMs: RETRY_MS,
});

/** What somebody else made of the document is what is stored from now on. */
export const overtakenBy = (saving: Saving, content: ReadContent): Saving => ({
  ...saving,
  stored: storedNow(saving.stored, content.rows),
  details: content.details,
  versions: versionsAt(content.version),
});

/** What both changed waits until the person has decided. */
export const conflicting = (
  saving: Saving,
  merged: MergedContent,
  { by, at }: Pick<Overtaken, 'by' | 'at'>,
): Saving => {
  const { content, touching, touchingDetails } = merged;
  const touched: Touched = { by, at, details: touchingDetails };
  const isTouched = (change: Change) =>
    change.kind === 'details'
      ? touchingDetails.length > 0
      : 'row' in change && touching.has(change.key);
  return openChanges(saving, content)
    .filter(isTouched)
    .reduce<Saving>(
      (all, change) =>
        withRefusal(all, change, {
          intent: intentOf(change),
          message: '',
          errors: {},
          elsewhere: touched,
        }),
      saving,
    );
};
