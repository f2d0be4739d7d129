import type { ReactNode } from 'react';
import { Reorderable } from '../../../ui/reorder/Reorderable';
import type { TableRowData } from '../tableRows';
import type { SubListRows } from './useSubListRows';

interface Props {
  list: SubListRows;
  /** The rows on screen. */
  rows: readonly TableRowData[];
  /** The table that draws them. */
  children: ReactNode;
}

/** Rows of a sub-list that can be dragged to their places; as they stand where nobody may. */
export const ReorderableSubListRows = ({ list, rows, children }: Props) => {
  const { idOf, nameOf, isSorted, move } = list;
  if (!isSorted(rows)) return children;
  const nameById = (id: number) => {
    const row = rows.find((one) => idOf(one) === id);
    return row ? nameOf(row) : '';
  };
  return (
    <Reorderable ids={rows.map(idOf)} nameOf={nameById} onMove={(from, to) => move(rows, from, to)}>
      {children}
    </Reorderable>
  );
};
