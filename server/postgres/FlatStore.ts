import type { Query } from '../store/Query';
import type { Rows } from '../store/Rows';
import type { Collections, Found, Row, Values } from '../store/Store';
import type { TableShape } from '../store/Table';

/** @throws Error where no table has the name */
export const tableNamed = (tables: readonly TableShape[], name: string): TableShape => {
  const table = tables.find((one) => one.name === name);
  if (table) return table;
  throw new Error(`No table is named ${name}`);
};

/** Rows by the names of their tables, of all organisations. */
export abstract class FlatStore implements Collections {
  find(collection: string, query?: Query): Promise<Found> {
    return this.named(collection).page(query);
  }

  get(collection: string, id: number): Promise<Row | undefined> {
    return this.named(collection).get(id);
  }

  insert(collection: string, values: Values): Promise<Row> {
    return this.named(collection).insert(values);
  }

  update(collection: string, id: number, changes: Values): Promise<Row> {
    return this.named(collection).update(id, changes);
  }

  remove(collection: string, id: number): Promise<void> {
    return this.named(collection).remove(id);
  }

  protected abstract named(name: string): Rows;
}
