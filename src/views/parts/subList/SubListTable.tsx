import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { DataRecord, Resource } from '../../../../schemas';
import { useRecordPath } from '../../../routing/paths';
import { RowButtons } from '../../../ui/RowButtons';
import { ReorderableRow } from '../../../ui/reorder/ReorderableRow';
import { PartTable } from '../PartTable';
import type { TableRowData } from '../tableRows';
import { ReorderableSubListRows } from './ReorderableSubListRows';
import type { SubListRows } from './useSubListRows';

interface Props {
  definition: Resource;
  record: DataRecord;
  list: SubListRows;
  /** The rows on screen. */
  rows: readonly TableRowData[];
  onEdit(row: TableRowData): void;
  onDelete(row: TableRowData): void;
}

/** The rows of a sub-list: toggled in place, put in order, and led from where they are records. */
export const SubListTable = ({ definition, record, list, rows, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { spec, labels, mayChange, isBusy, send, idOf, nameOf, moveOf } = list;
  const { update, remove, reorder, toggle, opens } = spec;

  const pathOf = (row: TableRowData) =>
    opens === undefined ? null : recordPath(opens, idOf(row), record.id);
  const toggled = (field: string, row: TableRowData) =>
    toggle?.field === field && mayChange ? (
      <Switch
        size="small"
        checked={row[field] === true}
        disabled={isBusy}
        onChange={({ target }) => send('toggle', { ...row, [field]: target.checked })}
        slotProps={{
          input: { 'aria-label': translate('views.toggleNamed', { name: nameOf(row) }) },
        }}
      />
    ) : undefined;
  const buttons = (row: TableRowData) => (
    <RowButtons
      name={nameOf(row)}
      move={moveOf(rows, row)}
      onEdit={update && (() => onEdit(row))}
      onDelete={remove && (() => onDelete(row))}
    />
  );

  return (
    <ReorderableSubListRows list={list} rows={rows}>
      <PartTable
        fields={spec.fields}
        columns={spec.columns}
        rows={rows}
        rowKey={idOf}
        labelScope={labels}
        resource={definition.name}
        cell={toggled}
        pathOf={pathOf}
        drawRow={
          list.isSorted(rows)
            ? (row, cells) => (
                <ReorderableRow key={idOf(row)} id={idOf(row)} name={nameOf(row)}>
                  {cells}
                </ReorderableRow>
              )
            : undefined
        }
        actions={mayChange && (update || remove || reorder) ? buttons : undefined}
      />
    </ReorderableSubListRows>
  );
};
