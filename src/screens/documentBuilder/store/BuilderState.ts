import type { DocumentRow } from '../../../../schemas/documents';
import type { Act, History } from '../rows/history';
import type { StoringState } from '../storing/createStoring';

/** How a row stands with the server; a `wrong` one waits until its options are right. */
export type RowStatus = 'stored' | 'waiting' | 'wrong' | 'refused';

/** What was done last, for those who don't see it; a new object each time. */
export interface Said {
  act: Act;
  way: 'done' | 'undone' | 'redone';
  /** What it was done to; none for what concerns all rows. */
  row: DocumentRow | undefined;
}

/** Where the focus is to go; a new object each time. */
export interface FocusRequest {
  part: 'row' | 'options' | 'details';
}

/** What somebody else changed, told once; a new object each time. */
export interface Elsewhere {
  by: string | null;
  /** Rows were changed, added, removed or put in another order. */
  areRowsOthers: boolean;
  /** Of the rows that were changed or added. */
  titles: readonly string[];
  /** Of the details, by their names. */
  details: readonly string[];
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
  said: Said | null;
  elsewhere: Elsewhere | null;
  focusRequest: FocusRequest | null;
}
