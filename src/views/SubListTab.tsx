import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import { isAllowed } from '../../dataProvider/session';
import { type DataRecord, nested, type Resource } from '../../schemas';
import { ConfirmDialog } from './ConfirmDialog';
import { useLabels } from './labels';
import { MoveButtons } from './MoveButtons';
import { RowDialog } from './RowDialog';
import { RowsTable, type TableRowData } from './RowsTable';
import { SaveFailure } from './SaveFailure';
import { useAttempt } from './useAttempt';

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
  onReload(): Promise<void>;
}

type Open =
  | { kind: 'edit'; row: TableRowData | null }
  | { kind: 'delete'; row: TableRowData }
  | null;

/** Rows inside a record, each added, changed and removed at once by the record's functions. */
export const SubListTab = ({ definition, record, name, onReload }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt } = useAttempt();
  const [open, setOpen] = useState<Open>(null);
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const { idField, fields, columns, add, update, remove, toggle, order } = spec;
  const mayChange = isAllowed(definition.module, 'update');
  const wire = record[spec.field ?? name];
  const rows: readonly TableRowData[] = (Array.isArray(wire) ? wire : []).map(
    (row: Record<string, unknown>) => ({ ...nested.parse(row, fields), [idField]: row[idField] }),
  );

  const send = (call: { fn: string; args: readonly string[] }, row: TableRowData) =>
    attempt(async () => {
      const sent: Record<string, unknown> = {
        ...nested.serialize(row, fields),
        [idField]: row[idField],
      };
      const args = Object.fromEntries(call.args.map((arg) => [arg, sent[arg]]));
      await provider.call(definition.name, { fn: call.fn }, record, { args });
      setOpen(null);
      await onReload();
    });

  /** Moves a row by one place; the rows whose numbers change are sent one after the other. */
  const move = (from: number, by: 1 | -1) =>
    attempt(async () => {
      if (!order) return;
      const moved = [...rows];
      const [row] = moved.splice(from, 1);
      if (row) moved.splice(from + by, 0, row);
      for (const [index, item] of moved.entries()) {
        if (item === rows[index]) continue;
        const sent: Record<string, unknown> = { ...item, [order.field]: index + 1 };
        const args = Object.fromEntries(order.args.map((arg) => [arg, sent[arg]]));
        await provider.call(definition.name, { fn: order.fn }, record, { args });
      }
      await onReload();
    });

  const titleOfRow = (row: TableRowData) =>
    String(row[columns?.[0] ?? Object.keys(fields)[0] ?? ''] ?? '');

  return (
    <>
      <SaveFailure failure={failure} onRetry={() => onReload()} />
      {mayChange && add && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => setOpen({ kind: 'edit', row: null })}
          sx={{ mb: 1 }}
        >
          {translate('views.add')}
        </Button>
      )}
      <RowsTable
        fields={fields}
        columns={columns}
        rows={rows}
        rowKey={(row) => Number(row[idField])}
        scope={`${labels.scope}.subLists.${name}`}
        resource={definition.name}
        cell={(field, row) =>
          toggle?.field === field && mayChange ? (
            <Switch
              size="small"
              checked={row[field] === true}
              disabled={isBusy}
              onChange={({ target }) => send(toggle, { ...row, [field]: target.checked })}
              slotProps={{
                input: { 'aria-label': translate('views.toggleNamed', { name: titleOfRow(row) }) },
              }}
            />
          ) : undefined
        }
        actions={
          mayChange && (update || remove || order)
            ? (row) => (
                <>
                  {order && (
                    <MoveButtons
                      name={titleOfRow(row)}
                      isFirst={rows.indexOf(row) === 0}
                      isLast={rows.indexOf(row) === rows.length - 1}
                      isBusy={isBusy}
                      onMove={(by) => move(rows.indexOf(row), by)}
                    />
                  )}
                  {update && (
                    <IconButton
                      size="small"
                      aria-label={translate('views.editNamed', { name: titleOfRow(row) })}
                      onClick={() => setOpen({ kind: 'edit', row })}
                    >
                      <EditIcon fontSize="small" />
                    </IconButton>
                  )}
                  {remove && (
                    <IconButton
                      size="small"
                      aria-label={translate('views.deleteNamed', { name: titleOfRow(row) })}
                      onClick={() => setOpen({ kind: 'delete', row })}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  )}
                </>
              )
            : undefined
        }
      />
      {open?.kind === 'edit' && (
        <RowDialog
          definition={definition}
          title={labels.part(`subLists.${name}`, 'name')}
          fields={fields}
          scope={`${labels.scope}.subLists.${name}`}
          row={open.row ?? nested.empty(fields)}
          isBusy={isBusy}
          onSave={(row) => {
            const call = open.row ? update : add;
            return call ? send(call, row) : Promise.resolve(false);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'delete' && remove && (
        <ConfirmDialog
          title={translate('views.delete')}
          text={translate('views.confirmDelete', { name: titleOfRow(open.row) })}
          confirm={translate('views.delete')}
          tone="error"
          isBusy={isBusy}
          onConfirm={() => send(remove, open.row)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
