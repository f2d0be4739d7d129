import type { Row } from './Store';
import type { TableShape } from './Table';

/** A row that was written: before and after, one of which is missing where it was added or removed. */
export interface ChangedRow {
  readonly table: TableShape;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** Most rows that are kept of those that one transaction wrote. */
export const KEPT_CHANGES = 200;

/** Most rows that are remembered of those that one transaction wrote. */
const REMEMBERED_CHANGES = 10_000;

/** The rows that a transaction wrote, in their order: the first of them, and how many there were. */
export class ChangedRows {
  readonly rows: ChangedRow[] = [];
  /** More of them, for what is to miss none. */
  readonly all: ChangedRow[] = [];
  private further = 0;

  /** How many there were beside those that are kept. */
  get furtherCount(): number {
    return this.further;
  }

  get isEmpty(): boolean {
    return this.rows.length + this.further === 0;
  }

  add(change: ChangedRow): void {
    if (this.all.length < REMEMBERED_CHANGES) this.all.push(change);
    if (this.rows.length < KEPT_CHANGES) this.rows.push(change);
    else this.further += 1;
  }

  /** Counts rows of which no more is known. */
  count(rows: number): void {
    this.further += rows;
  }

  /** Adds those of a part of the transaction. */
  addAll(part: ChangedRows): void {
    for (const change of part.all) this.add(change);
    this.count(part.rows.length + part.further - part.all.length);
  }
}
