import type { DataRecord, Resource } from '../../schemas';
import type { DrawnColumn } from './columns';

/** The rows that are ticked. */
export interface Selection {
  selected: readonly number[];
  onChange(selected: readonly number[]): void;
}

/** What the table and the cards of a list are drawn from. */
export interface RowsProps {
  definition: Resource;
  columns: readonly DrawnColumn[];
  rows: readonly DataRecord[];
  /** Where a row leads; `null` when it leads nowhere. */
  pathOf(record: DataRecord): string | null;
  sort: { field: string; order: string };
  onSort(field: string): void;
  /** Rows can be ticked. */
  selection?: Selection;
}
