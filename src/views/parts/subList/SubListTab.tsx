import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../../dataProvider/values';
import { type DataRecord, sourceOf } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useTextWriter } from '../../../fields/text';
import { useProblemText } from '../../../fields/useProblemText';
import { useRecordPath } from '../../../routing/paths';
import { mayChangeParts } from '../../../session/rights';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { Pager } from '../../../ui/Pager';
import { RowButtons } from '../../../ui/RowButtons';
import { SearchBox } from '../../../ui/SearchBox';
import { useToast } from '../../../ui/toasts';
import { partActions } from '../../actions/RowActions';
import { useStoredRecord } from '../../storedRecord';
import { PartTable } from '../PartTable';
import { RowDialog } from '../RowDialog';
import { SubListDivision, useDivision } from './SubListDivision';
import { nameOfRow, newRowOf } from './subListRow';
import type { OpenedRow } from './useMergedRow';
import { type SubList, useSubList } from './useSubList';

const RowFiles = lazy(async () => ({ default: (await import('../../import/RowFiles')).RowFiles }));

type Open =
  /** How many have been made without closing the dialog. */
  | { kind: 'add'; made: number }
  /** The row as it was, and the version that the rows had then. */
  | ({ kind: 'edit' } & OpenedRow)
  | { kind: 'delete'; row: DataRecord }
  | null;

interface TableProps {
  name: string;
  list: SubList;
  /** The rows on screen. */
  rows: readonly DataRecord[];
  nameOf(row: DataRecord): string;
  onOpen(open: Open): void;
}

/** The rows: toggled in place, put in order, and led from where they are records. */
const RowsTable = ({ name, list, rows, nameOf, onOpen }: TableProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const recordPath = useRecordPath();
  const { definition, record } = useStoredRecord();
  const textOf = useProblemText(definition.name);
  const mayChange = mayChangeParts(definition, record);
  const { spec, saving, change } = list;
  const { update, remove, reorder, toggle, opens, keepsLast, messages } = spec;
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
  const askToDelete = (row: DataRecord) => {
    if (keepsLast && list.rows?.length === 1)
      toast.error(textOf({ message: messages?.lastRow ?? 'lastRow' }));
    else onOpen({ kind: 'delete', row });
  };
  const edit = async (row: DataRecord) => {
    const opened = await list.opened(row);
    if (opened) onOpen({ kind: 'edit', ...opened });
  };
  const own = partActions(definition, record, { subList: name }, nameOf);
  const isChanged = mayChange && (update || remove || reorder);
  const buttons = (row: DataRecord) => (
    <>
      {own?.(row)}
      {isChanged && (
        <RowButtons
          name={nameOf(row)}
          move={order && { ...order, place: rows.indexOf(row), total: rows.length }}
          onEdit={update && (() => edit(row))}
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
      cell={toggled}
      pathOf={pathOf}
      order={order && { ...order, nameOf }}
      actions={isChanged || own ? buttons : undefined}
    />
  );
};

/** Rows inside a record, each added, changed, moved and removed at once by a call. */
const SubListTab = ({ name }: { name: string }) => {
  const { definition, record } = useStoredRecord();
  const translate = useTranslate();
  const writer = useTextWriter();
  const labels = useLabels(definition.name).subList(name);
  const list = useSubList(name);
  const { spec, rows, paging, saving, change } = list;
  const division = useDivision(spec);
  const [open, setOpen] = useState<Open>(null);

  if (list.error) return <FailedToLoad error={list.error} onRetry={list.reload} />;
  if (!rows) return <TabSkeleton />;

  const { fields, layout, add, update, remove } = spec;
  const close = () => setOpen(null);
  const made = open?.kind === 'add' ? open.made : 0;
  const closeWhen = async (isStored: Promise<boolean>) => {
    if (await isStored) close();
    return isStored;
  };
  const nameOf = (row: DataRecord) =>
    nameOfRow(spec, row, { labelScope: labels, resource: definition.name }, writer);
  const newRow = {
    ...newRowOf(fields, definition.fields, record),
    ...(division && { [division.by]: division.code }),
  };
  const mayBeSaved = open?.kind === 'edit' ? update : add;
  const save = async (row: Values, key: string): Promise<boolean> => {
    if (open?.kind === 'add') return change('add', row, { key });
    if (open?.kind !== 'edit') return false;
    const stored = await list.save({ ...open.row, ...row }, open);
    if (stored !== 'gone') return stored;
    // What was typed stays; saving it adds it again.
    if (add) setOpen({ kind: 'add', made });
    return false;
  };

  return (
    <>
      <SaveFailure failure={saving.failure} onRetry={saving.retry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {division && <SubListDivision {...division} rows={rows} labelScope={labels} />}
        {paging && (
          <SearchBox value={paging.q} onChange={paging.search} label={translate('views.search')} />
        )}
        {(division || paging) && <Box sx={{ flexGrow: 1 }} />}
        {mayChangeParts(definition, record) && add && (
          <Button startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'add', made: 0 })}>
            {translate('views.add')}
          </Button>
        )}
        {(spec.imports || spec.exports) && (
          <Suspense>
            <RowFiles name={name} spec={spec} onImported={list.readAgain} />
          </Suspense>
        )}
      </Box>
      <RowsTable
        name={name}
        list={list}
        rows={division ? rows.filter((row) => row[division.by] === division.code) : rows}
        nameOf={nameOf}
        onOpen={setOpen}
      />
      {paging && <Pager list={{ ...paging, data: rows, filterValues: { q: paging.q } }} />}
      {(open?.kind === 'add' || open?.kind === 'edit') && mayBeSaved && (
        <RowDialog
          key={made}
          definition={definition}
          title={labels.about(open.kind === 'edit' ? 'views.editTitle' : 'views.addNamed')}
          part={name}
          fields={fields}
          layout={layout}
          labelScope={labels}
          mode={open.kind === 'edit' ? 'update' : 'create'}
          holder={record}
          row={open.kind === 'edit' ? open.row : newRow}
          isBusy={saving.isBusy}
          failure={saving.failure}
          onSave={save}
          onStored={(goesOn) => (goesOn ? setOpen({ kind: 'add', made: made + 1 }) : close())}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && remove && (
        <DeleteDialog
          text={translate('views.confirmDelete', { name: nameOf(open.row) })}
          isBusy={saving.isBusy}
          onDelete={() => closeWhen(change('remove', open.row))}
          onClose={close}
        />
      )}
    </>
  );
};

export default SubListTab;
