import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type DataRecord, nested, type Resource } from '../../schemas';
import { useRecordPath } from '../app/paths';
import { useToast } from '../app/toasts';
import { SortableRow } from '../sorting/SortableRow';
import { Sorting } from '../sorting/Sorting';
import { ConfirmDialog } from './ConfirmDialog';
import { FailedToLoad } from './FailedToLoad';
import { useLabels } from './labels';
import { RowDialog } from './RowDialog';
import { RowsTable } from './RowsTable';
import { mayChangeParts } from './rights';
import { SaveFailure } from './SaveFailure';
import { SubListDivision, useDivision } from './SubListDivision';
import { SubListRowActions } from './SubListRowActions';
import { nameOfRow } from './subListRow';
import { TabSkeleton } from './TabSkeleton';
import type { TableRowData } from './tableRows';
import { useProblemText } from './useProblemText';
import { useSubList } from './useSubList';

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

/** Rows inside a record, each added, changed, moved and removed at once by a call. */
const SubListTab = ({ definition, record, name, onReload }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const recordPath = useRecordPath();
  const { spec, rows, error, reload, ...changes } = useSubList({
    definition,
    record,
    name,
    onReload,
  });
  const { isBusy, failure, retry, send, move } = changes;
  const division = useDivision(spec);
  const [open, setOpen] = useState<Open>(null);
  const { idField, fields, columns, add, update, remove, toggle, reorder, opens, keepsLast, says } =
    spec;
  const locale = useLocale();
  const toast = useToast();
  const textOf = useProblemText(definition.name);
  const mayChange = mayChangeParts(definition, record);
  const scope = `${labels.scope}.subLists.${name}`;

  if (error) return <FailedToLoad error={error} onRetry={reload} />;
  if (!rows) return <TabSkeleton />;

  const close = () => setOpen(null);
  const shown = division ? rows.filter((row) => row[division.by] === division.code) : rows;
  const isSorted = Boolean(reorder) && mayChange && shown.length > 1;
  const idOf = (row: TableRowData) => Number(row[idField]);
  const nameOf = (row: TableRowData | undefined) =>
    row ? nameOfRow(spec, row, { scope, resource: definition.name }, translate, locale) : '';
  const askToDelete = (row: TableRowData) => {
    if (keepsLast && rows.length === 1)
      toast.error(textOf({ message: says?.lastRow ?? 'lastRow' }));
    else setOpen({ kind: 'delete', row });
  };
  const closeWhen = async (isStored: Promise<boolean>) => {
    if (await isStored) close();
    return isStored;
  };
  const pathOf = (row: TableRowData) =>
    opens === undefined ? null : recordPath(opens, idOf(row), record.id);
  const toggled = (field: string, row: TableRowData) =>
    toggle?.field === field && mayChange ? (
      <Switch
        size="small"
        checked={row[field] === true}
        disabled={isBusy}
        onChange={({ target }) => send(toggle, { ...row, [field]: target.checked })}
        slotProps={{
          input: { 'aria-label': translate('views.toggleNamed', { name: nameOf(row) }) },
        }}
      />
    ) : undefined;

  const table = (
    <RowsTable
      fields={fields}
      columns={columns}
      rows={shown}
      rowKey={idOf}
      scope={scope}
      resource={definition.name}
      cell={toggled}
      pathOf={pathOf}
      drawRow={
        isSorted
          ? (row, cells) => (
              <SortableRow key={idOf(row)} id={idOf(row)} name={nameOf(row)}>
                {cells}
              </SortableRow>
            )
          : undefined
      }
      actions={
        mayChange && (update || remove || reorder)
          ? (row) => (
              <SubListRowActions
                name={nameOf(row)}
                place={shown.indexOf(row)}
                total={shown.length}
                isBusy={isBusy}
                onMove={isSorted ? (from, to) => move(shown, from, to) : undefined}
                onEdit={update && (() => setOpen({ kind: 'edit', row }))}
                onDelete={remove && (() => askToDelete(row))}
              />
            )
          : undefined
      }
    />
  );

  return (
    <>
      <SaveFailure failure={failure} onRetry={retry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {division && <SubListDivision {...division} rows={rows} scope={scope} />}
        {mayChange && add && (
          <Button
            startIcon={<AddIcon />}
            onClick={() => setOpen({ kind: 'edit', row: null })}
            sx={{ ml: division ? 'auto' : undefined }}
          >
            {translate('views.add')}
          </Button>
        )}
      </Box>
      {isSorted ? (
        <Sorting
          ids={shown.map(idOf)}
          nameOf={(id) => nameOf(shown.find((row) => idOf(row) === id))}
          onMove={(from, to) => move(shown, from, to)}
        >
          {table}
        </Sorting>
      ) : (
        table
      )}
      {open?.kind === 'edit' && (
        <RowDialog
          definition={definition}
          title={labels.part(`subLists.${name}`, 'name')}
          fields={fields}
          scope={scope}
          mode={open.row ? 'update' : 'create'}
          holder={record}
          row={
            open.row ?? {
              ...nested.empty(fields),
              ...(division && { [division.by]: division.code }),
            }
          }
          isBusy={isBusy}
          failure={failure}
          onSave={(row) => {
            const rowCall = open.row ? update : add;
            return rowCall ? closeWhen(send(rowCall, row)) : Promise.resolve(false);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && remove && (
        <ConfirmDialog
          title={translate('views.delete')}
          text={translate('views.confirmDelete', { name: nameOf(open.row) })}
          confirm={translate('views.delete')}
          tone="error"
          isBusy={isBusy}
          onConfirm={() => closeWhen(send(remove, open.row))}
          onClose={close}
        />
      )}
    </>
  );
};

export default SubListTab;
