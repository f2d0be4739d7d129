import type { Row, Store } from './Store';
import type { TableShape } from './Table';

/** A store within one transaction that takes back rows which it gave ids to before. */
export interface RestoreTarget {
  readonly store: Store;
  /** Stores rows with the ids that they have; new ones get higher ids. */
  insert(table: TableShape, rows: readonly Row[]): Promise<void>;
}
