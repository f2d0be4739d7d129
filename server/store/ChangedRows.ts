import type { Row } from './Store';
import type { TableShape } from './Table';

/** A row that was written: before and after, one of which is missing where it was added or removed. */
export interface ChangedRow {
  readonly table: TableShape;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** It was added with the id that it had before it was removed. */
  readonly isBack?: true | undefined;
}

/** A record that was put into the trash, or came back from there. */
export interface TrashMove {
  readonly resource: string;
  readonly recordId: number;
  /** What it is called. */
  readonly name: string;
  /** The entry that it lies in; none of what came back. */
  readonly trashId?: number;
}

/** Most rows that are kept of those that one transaction wrote. */
const KEPT_CHANGES = 200;

/** Most rows that are remembered of those that one transaction wrote. */
const REMEMBERED_CHANGES = 10_000;

/** The rows that a transaction wrote, in their order: the first of them, and how many there were. */
export class ChangedRows {
  readonly rows: ChangedRow[] = [];
  /** More of them, for what is to miss none. */
  readonly all: ChangedRow[] = [];
  /** The records that were deleted, or came back. */
  readonly moves: TrashMove[] = [];
  private further = 0;
  /** Every one that is written while somebody collects them. */
  private collected: ChangedRow[] | undefined;

  /** How many there were beside those that are kept. */
  get furtherCount(): number {
    return this.further;
  }

  get isEmpty(): boolean {
    return this.rows.length + this.further === 0;
  }

  get isCollecting(): boolean {
    return this.collected !== undefined;
  }

  /** How many are wanted of rows that are written at once; all unless given. */
  get wanted(): number | undefined {
    return this.collected ? undefined : KEPT_CHANGES;
  }

  /** Whether rows of a table are wanted. */
  takes({ isUnlogged, isReturned }: TableShape): boolean {
    return !isUnlogged || (isReturned === true && this.isCollecting);
  }

  /** Collects every row that is written by some work, which isn't within another that does. */
  async collect(work: () => Promise<void>): Promise<readonly ChangedRow[]> {
    const collected: ChangedRow[] = [];
    this.collected = collected;
    try {
      await work();
    } finally {
      this.collected = undefined;
    }
    return collected;
  }

  /** Those of a part of the transaction, which may be undone by itself. */
  part(): ChangedRows {
    const part = new ChangedRows();
    if (this.collected) part.collected = [];
    return part;
  }

  add(change: ChangedRow): void {
    this.collected?.push(change);
    if (change.table.isUnlogged) return;
    this.note(change);
  }

  /** Counts rows of which no more is known. */
  count(rows: number): void {
    this.further += rows;
  }

  /** Adds those of a part of the transaction. */
  addAll(part: ChangedRows): void {
    for (const change of part.collected ?? []) this.collected?.push(change);
    for (const change of part.all) this.note(change);
    this.moves.push(...part.moves);
    this.count(part.rows.length + part.further - part.all.length);
  }

  private note(change: ChangedRow): void {
    if (this.all.length < REMEMBERED_CHANGES) this.all.push(change);
    if (this.rows.length < KEPT_CHANGES) this.rows.push(change);
    else this.further += 1;
  }
}
