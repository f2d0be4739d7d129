import { useSubList } from '../useSubList';
import { shapeOf } from './Line';
import { TableDialog } from './TableDialog';

/** The rows of the record around it as a table, away from the tab that they stand in. */
export const RowTable = ({ name, onClose }: { name: string; onClose(): void }) => {
  const list = useSubList(name);
  const shape = list.rows && shapeOf(list.spec, list.rows);
  return shape ? (
    <TableDialog name={name} list={list} shape={shape} code={null} onClose={onClose} />
  ) : null;
};
