import type { ReactNode } from 'react';
import type { AnyFields } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';

/** A row of a part of a record. */
export type TableRowData = Record<string, unknown>;

/** What the table and the cards of such rows are drawn from. */
export interface TableRowsProps {
  fields: AnyFields;
  columns?: readonly string[];
  rows: readonly TableRowData[];
  rowKey(row: TableRowData): string | number;
  labelScope: LabelScope;
  resource: string;
  /** Stands in place of a value, where the value can be changed in the table. */
  cell?(name: string, row: TableRowData): ReactNode | undefined;
  /** Where a row leads; `null` when it leads nowhere. */
  pathOf?(row: TableRowData): string | null;
  /** Draws a row that brings a cell of its own in front, such as a handle. */
  drawRow?(row: TableRowData, cells: ReactNode): ReactNode;
  /** What can be done with a row. */
  actions?(row: TableRowData): ReactNode;
}
