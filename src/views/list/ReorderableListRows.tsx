import { type DataRecord, titleOf } from '../../../schemas';
import { MoveButtons } from '../../ui/reorder/MoveButtons';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableRow } from '../../ui/reorder/ReorderableRow';
import ListCards from './ListCards';
import { ListTable } from './ListTable';
import type { RowsProps } from './rowsProps';
import { useMoveRecords } from './useMoveRecords';

interface Props extends RowsProps {
  /** The field that holds a row's number. */
  field: string;
  /** The number of the first row on screen. */
  first: number;
  isNarrow: boolean;
}

/** The rows of a list in a manual order: dragged, or moved by buttons. */
const ReorderableListRows = ({ field, first, isNarrow, ...props }: Props) => {
  const { definition, rows } = props;
  const { isBusy, move } = useMoveRecords(definition, rows, first, field);
  const nameOf = (record: DataRecord) => titleOf(definition, record);
  const rowTools: RowsProps['rowTools'] = (record) => {
    const place = rows.indexOf(record);
    return (
      <MoveButtons
        name={nameOf(record)}
        isFirst={place === 0}
        isLast={place === rows.length - 1}
        isBusy={isBusy}
        onMove={(by) => move(place, place + by)}
      />
    );
  };
  if (isNarrow) return <ListCards {...props} rowTools={rowTools} />;
  return (
    <Reorderable rows={rows} nameOf={nameOf} onMove={move}>
      <ListTable
        {...props}
        rowTools={rowTools}
        drawRow={(record, rowProps, cells) => (
          <ReorderableRow key={record.id} {...rowProps} id={record.id} name={nameOf(record)}>
            {cells}
          </ReorderableRow>
        )}
      />
    </Reorderable>
  );
};

export default ReorderableListRows;
