import type { DocumentRow } from '../../../../schemas/documents';
import type { Details } from '../rows/details';
import type { Act, History } from '../rows/history';
import type { Change, Stored } from '../storing/changes';
import type { Failure, Refusal } from '../storing/refusal';

/** How a row stands with the server; a `wrong` one waits until its options are right. */
export type RowStatus = 'stored' | 'waiting' | 'wrong' | 'refused';

/** What was done last, for those who don't see it; a new object each time. */
export interface Announcement {
  act: Act;
  way: 'done' | 'undone' | 'redone';
  /** What it was done to; none for what concerns all rows. */
  row: DocumentRow | undefined;
}

/** Where the focus is to go; a new object each time. */
export interface FocusRequest {
  part: 'row' | 'options' | 'details';
}

/** What somebody else changed, reported once; a new object each time. */
export interface Elsewhere {
  by: string | null;
  /** Rows were changed, added, removed or put in another order. */
  areRowsOthers: boolean;
  /** Of the rows that were changed or added. */
  titles: readonly string[];
  /** Of the details, by their names. */
  details: readonly string[];
}

/** What of a document the server has. */
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
  /** Refused changes by their name, as long as nothing else is requested. */
  refusals: ReadonlyMap<string, Refusal>;
}

export interface BuilderState {
  history: History;
  /** The rows' keys in their order; the same list as long as nothing comes, goes or moves. */
  keys: readonly number[];
  byKey: ReadonlyMap<number, DocumentRow>;
  selected: number | null;
  storing: StoringState;
  /** Of the rows and the details that are not stored. */
  statuses: ReadonlyMap<number, RowStatus>;
  announcement: Announcement | null;
  elsewhere: Elsewhere | null;
  focusRequest: FocusRequest | null;
}
