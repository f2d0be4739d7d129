import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, sourceOf } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useRecordPath } from '../../../routing/paths';
import { mayChangeParts } from '../../../session/rights';
import { RowButtons } from '../../../ui/RowButtons';
import { PartTable } from '../PartTable';
import type { SubList } from './useSubList';

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
  list: SubList;
  /** The rows on screen. */
  rows: readonly DataRecord[];
  nameOf(row: DataRecord): string;
  onEdit(row: DataRecord): void;
  onDelete(row: DataRecord): void;
}

/** The rows of a sub-list: toggled in place, put in order, and led from where they are records. */
export const SubListTable = ({ definition, record, name, list, rows, nameOf, ...on }: Props) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const mayChange = mayChangeParts(definition, record);
  const { spec, saving, change } = list;
  const { update, remove, reorder, toggle, opens } = spec;
  const order = list.orderOf(rows);

  const pathOf = (row: DataRecord) => {
    if (opens !== undefined) return recordPath(opens, row.id, record.id);
    const source = sourceOf(spec, row);
    return source ? recordPath(source.to, Number(row[source.idField])) : null;
  };
  const toggled = (field: string, row: DataRecord) =>
    toggle?.field === field && mayChange ? (
      <Switch
        size="small"
        checked={row[field] === true}
        disabled={saving.isBusy}
        onChange={({ target }) => change('toggle', { ...row, [field]: target.checked })}
        slotProps={{
          input: { 'aria-label': translate('views.toggleNamed', { name: nameOf(row) }) },
        }}
      />
    ) : undefined;
  const buttons = (row: DataRecord) => (
    <RowButtons
      name={nameOf(row)}
      move={order && { ...order, place: rows.indexOf(row), total: rows.length }}
      onEdit={update && (() => on.onEdit(row))}
      onDelete={remove && (() => on.onDelete(row))}
    />
  );

  return (
    <PartTable
      fields={spec.fields}
      columns={spec.columns}
      rows={rows}
      labelScope={useLabels(definition.name).subList(name)}
      resource={definition.name}
      cell={toggled}
      pathOf={pathOf}
      order={order && { ...order, nameOf }}
      actions={mayChange && (update || remove || reorder) ? buttons : undefined}
    />
  );
};
