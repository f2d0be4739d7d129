import type { ReactNode } from 'react';
import type { AnyFields, DataRecord } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';

/** How rows are put in order by hand. */
export interface RowOrder {
  nameOf(row: DataRecord): string;
  onMove(from: number, to: number): void;
}

/** What the table and the cards of a part's rows are drawn from. */
export interface PartRows {
  fields: AnyFields;
  columns?: readonly string[];
  rows: readonly DataRecord[];
  labelScope: LabelScope;
  resource: string;
  /** Stands in place of a value, where the value can be changed in the table. */
  cell?(name: string, row: DataRecord): ReactNode | undefined;
  /** Where a row leads; `null` when it leads nowhere. */
  pathOf?(row: DataRecord): string | null;
  /** Rows can be dragged to their places. */
  order?: RowOrder;
  /** What can be done with a row. */
  actions?(row: DataRecord): ReactNode;
}

/** What tells rows apart: their ids, which not every function gives, and then their places. */
export const keyOf = ({ id }: DataRecord, place: number): string =>
  id === 0 ? `#${place}` : `${id}`;
