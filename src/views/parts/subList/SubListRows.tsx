import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { type DataRecord, sourceOf } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useProblemText } from '../../../fields/useProblemText';
import { useRecordPath } from '../../../routing/paths';
import { mayChangeParts } from '../../../session/rights';
import { RowButtons } from '../../../ui/rows/RowButtons';
import { useToast } from '../../../ui/toasts';
import { partActions } from '../../actions/RowActions';
import { useStoredRecord } from '../../storedRecord';
import { PartTable } from '../PartTable';
import type { SubList } from './useSubList';

interface Props {
  name: string;
  list: SubList;
  /** The rows on screen. */
  rows: readonly DataRecord[];
  nameOf(row: DataRecord): string;
  onEdit(row: DataRecord): void;
  onDelete(row: DataRecord): void;
}

/** The flag that is switched in the rows themselves, where the person may. */
const useToggle = ({ name, list, nameOf }: Pick<Props, 'name' | 'list' | 'nameOf'>) => {
  const translate = useTranslate();
  const { definition, record } = useStoredRecord();
  const labels = useLabels(definition.name).subList(name);
  const { spec, saving, toggle } = list;
  if (!spec.toggle || !mayChangeParts(definition, record)) return undefined;
  const toggled = spec.toggle.field;
  return (field: string, row: DataRecord) =>
    field === toggled ? (
      <Switch
        size="small"
        checked={row[field] === true}
        disabled={saving.isBusy}
        onChange={({ target }) => toggle(row, field, target.checked)}
        slotProps={{
          input: {
            'aria-label': translate('views.toggleNamed', {
              name: `${labels.field(field)}: ${nameOf(row)}`,
            }),
          },
        }}
      />
    ) : undefined;
};

/** The rows of a sub-list: toggled in place, put in order, and led from where they are records. */
export const SubListRows = ({ name, list, rows, nameOf, onEdit, onDelete }: Props) => {
  const toast = useToast();
  const recordPath = useRecordPath();
  const { definition, record } = useStoredRecord();
  const textOf = useProblemText(definition.name);
  const cell = useToggle({ name, list, nameOf });
  const { spec } = list;
  const { update, remove, reorder, opens, keepsLast, messages } = spec;
  const order = list.orderOf(rows);

  const pathOf = (row: DataRecord) => {
    if (opens !== undefined) return recordPath(opens, row.id, record.id);
    const source = sourceOf(spec, row);
    return source ? recordPath(source.to, Number(row[source.idField])) : null;
  };
  const askToDelete = (row: DataRecord) => {
    if (keepsLast && list.rows?.length === 1)
      toast.error(textOf({ message: messages?.lastRow ?? 'lastRow' }));
    else onDelete(row);
  };
  const own = partActions(definition, record, { subList: name }, nameOf);
  const isChanged = mayChangeParts(definition, record) && (update || remove || reorder);
  const buttons = (row: DataRecord) => (
    <>
      {own?.(row)}
      {isChanged && (
        <RowButtons
          name={nameOf(row)}
          move={order && { ...order, place: rows.indexOf(row), total: rows.length }}
          onEdit={update && (() => onEdit(row))}
          onDelete={remove && (() => askToDelete(row))}
        />
      )}
    </>
  );

  return (
    <PartTable
      fields={spec.fields}
      columns={spec.columns}
      rows={rows}
      labelScope={useLabels(definition.name).subList(name)}
      resource={definition.name}
      cell={cell}
      pathOf={pathOf}
      order={order && { ...order, nameOf }}
      actions={isChanged || own ? buttons : undefined}
    />
  );
};
