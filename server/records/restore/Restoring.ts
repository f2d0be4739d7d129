import type { CopySource } from '../../store/copy';
import type { RestoreTarget } from '../../store/restore';
import type { Row, Table } from '../../store/Table';
import type { Tables } from '../../tables/tables';

/** An organisation that is to be as a copy has it. */
export interface Restoring {
  readonly source: CopySource;
  readonly target: RestoreTarget;
  readonly tables: Tables;
  /** Its row in the copy. */
  readonly organisation: Row;
}

/** What is to be done in a table. */
export interface RestoreStep {
  readonly table: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  apply(): Promise<void>;
}

/** All rows of the copy in a table: of the organisation where rows belong to one. */
export async function* copiedRows(
  { source, organisation }: Pick<Restoring, 'source' | 'organisation'>,
  table: Table,
): AsyncIterable<Row> {
  for await (const rows of source.parts(table, 0, organisation.id)) yield* rows;
}
