import type { Row } from '../store/Store';

/**
 * The rows that a transaction has locked, by table. Nobody else changes them before it ends, so that they needn't be
 * read again until it writes their table itself.
 */
export class LockedRows {
  private readonly tables = new Map<string, Map<string, Row>>();

  /** @param key what the row is found by within its table */
  async get(
    table: string,
    key: string,
    read: () => Promise<Row | undefined>,
  ): Promise<Row | undefined> {
    const rows = this.tables.get(table) ?? new Map<string, Row>();
    this.tables.set(table, rows);
    const known = rows.get(key);
    if (known) return known;
    const row = await read();
    // Where the table is written meanwhile these rows are no longer asked.
    if (row) rows.set(key, row);
    return row;
  }

  /** To be called before a table is written. */
  forget(table: string): void {
    this.tables.delete(table);
  }
}
