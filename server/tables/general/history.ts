import type { Values } from '../../store/Store';
import { json } from '../columns';
import { defineTable } from '../defineTable';

/** Values that are kept whole; one that is missing wasn't there. */
interface WholeDelta {
  readonly was?: unknown;
  readonly is?: unknown;
}

/** What of a long text isn't the same: between so many characters at its start and at its end. */
export interface TextDelta {
  readonly start: number;
  readonly end: number;
  readonly wasText: string;
  readonly isText: string;
}

/** A row that was added, changed or removed, with the place that it had among the others. */
interface RowDelta {
  readonly was?: Values;
  readonly is?: Values;
  readonly wasAt?: number;
}

/** Rows that have ids of their own: those that aren't the same, and all ids where others changed their order. */
export interface RowsDelta {
  /** The field that holds a row's id. */
  readonly by: string;
  readonly rows: readonly RowDelta[];
  readonly wasOrder?: readonly unknown[];
}

/** The parts of an object that aren't the same, by their names. */
export interface PartsDelta {
  readonly parts: Readonly<Record<string, Delta>>;
}

/** What makes the value before a change of the one after it. */
export type Delta = WholeDelta | TextDelta | RowsDelta | PartsDelta;

/** A field, or the rows or links that a record holds in a field of its row, which a change made another. */
interface FieldChange {
  readonly field: string;
  readonly delta: Delta;
}

/** A link that other rows hold: which of them hold it no longer, and which do since. */
export interface LinkChange {
  readonly link: string;
  readonly was: readonly number[];
  readonly is: readonly number[];
}

/** A file by its row, and what it is called. */
export interface FileSide {
  readonly id: number;
  readonly name: string;
}

/** A field whose file a change put another in place of. */
export interface FileChange {
  /** The field; of a picture among rows their list and the row's id. */
  readonly file: string;
  readonly was?: FileSide;
  readonly is?: FileSide;
}

export type HistoryChange = FieldChange | LinkChange | FileChange;

/** What became of records, change by change: from the record as it is, each leads to what it was before. */
export const history = defineTable({
  name: 'history',
  unlogged: true,
  columns: {
    resource: 'text',
    recordId: { type: 'id', isIndexed: true },
    /** What it is part of, with all else that was done at once. */
    actId: { type: 'id', to: 'activity', isIndexed: true },
    userId: { type: 'id', to: 'users' },
    userName: 'text',
    /** Milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
    /** The record was made: what it held then follows from all changes since. */
    isNew: 'flag',
    /** The entry of the trash that it was put into: the record was deleted. */
    trashId: { type: 'id', to: 'trash' },
    /** The record came back from there. */
    isBack: 'flag',
    changes: json<readonly HistoryChange[]>(),
  },
});
