import type { Query } from '../../server/store/Query';
import type { Page } from '../../server/store/Rows';
import type { Row, Values } from '../../server/store/Store';

/** Rows by the names of their tables, of all organisations. */
export interface ReadCollections {
  find(collection: string, query?: Query): Promise<Page>;
  /** The rows alone: how many there are beside them takes looking at all. */
  findRows(collection: string, query?: Query): Promise<readonly Row[]>;
  get(collection: string, id: number): Promise<Row | undefined>;
}

/** The same within a transaction, where they are written as well. */
export interface Collections extends ReadCollections {
  /** Assigns the collection's next id; an id is never given twice. */
  insert(collection: string, values: Values): Promise<Row>;
  /** Stores a row that was removed, with the id that it had. */
  putBack(collection: string, row: Row): Promise<void>;
  /** Replaces the named fields. @throws MissingRow */
  update(collection: string, id: number, changes: Values): Promise<Row>;
  /** @throws MissingRow */
  remove(collection: string, id: number): Promise<void>;
}
