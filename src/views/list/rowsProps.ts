import type { MouseEventHandler, ReactNode } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import type { DrawnColumn } from './columns';
import type { ListState } from './useListState';

/** The rows that are ticked, of other pages too. */
export interface Selection {
  selected: readonly number[];
  onChange(selected: readonly number[]): void;
}

/** How a row of the table is drawn, and what a click on it does. */
export interface RowLook {
  className: string;
  'data-ticked': true | undefined;
  onClick: MouseEventHandler<HTMLTableRowElement>;
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
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
  /** What the rows are narrowed to, of which there are sums. */
  list?: Pick<ListState, 'filterValues' | 'total'>;
  /** What can be done with a row's place. */
  rowTools?(record: DataRecord): ReactNode;
  /** What stands before a row's first value. */
  prefix?(record: DataRecord): ReactNode;
  /** What is done with all rows' prefixes at once; it stands in the head. */
  headPrefix?: ReactNode;
  /** Draws a row of the table that brings a cell of its own in front, such as a handle. */
  drawRow?(record: DataRecord, look: RowLook, cells: ReactNode): ReactNode;
  /** Rows can be ticked. */
  selection?: Selection;
}
