import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../../dataProvider/values';
import type { DataRecord } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useTextWriter } from '../../../fields/text';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { Pager } from '../../../ui/Pager';
import { RowDialog } from '../../form/RowDialog';
import { useStoredRecord } from '../../storedRecord';
import { Usage } from '../../usage/Usage';
import { useUsage } from '../../usage/useUsage';
import { SubListBar } from './SubListBar';
import { useDivision } from './SubListDivision';
import { SubListRows } from './SubListRows';
import { nameOfRow, newRowOf } from './subListRow';
import type { OpenedRow } from './useMergedRow';
import { type SubList, useSubList } from './useSubList';

/** What is done with the rows of a sub-list in a dialog. */
type Open =
  /** How many have been made without closing the dialog. */
  | { kind: 'add'; made: number }
  /** The row as it was, and the version that the rows had then. */
  | ({ kind: 'edit' } & OpenedRow)
  | { kind: 'delete'; row: DataRecord };

interface Props {
  name: string;
  list: SubList;
  open: Open;
  /** What a new row begins with beside its defaults. */
  begins: Values;
  nameOf(row: DataRecord): string;
  onOpen(open: Open | null): void;
}

/** A row that is added or changed, in one dialog after the other where several are added. */
const RowEntered = ({ name, list, open, begins, onOpen }: Omit<Props, 'nameOf'>) => {
  const { definition, record } = useStoredRecord();
  const labels = useLabels(definition.name).subList(name);
  const { spec, saving } = list;
  const { fields, layout, add, update } = spec;
  if (open.kind === 'delete' || !(open.kind === 'edit' ? update : add)) return null;
  const isNew = open.kind === 'add';
  const made = isNew ? open.made : 0;
  const save = async (row: Values, key: string): Promise<boolean> => {
    if (open.kind === 'add') return list.change('add', row, { key });
    const stored = await list.save({ ...open.row, ...row }, open);
    if (stored !== 'gone') return stored;
    // What was typed stays; saving it adds it again.
    if (add) onOpen({ kind: 'add', made });
    return false;
  };
  return (
    <RowDialog
      key={made}
      definition={definition}
      title={labels.about(isNew ? 'views.addNamed' : 'views.editTitle')}
      part={name}
      fields={fields}
      layout={layout}
      labelScope={labels}
      mode={isNew ? 'create' : 'update'}
      holder={record}
      row={isNew ? { ...newRowOf(fields, definition.fields, record), ...begins } : open.row}
      given={isNew ? begins : undefined}
      isBusy={saving.isBusy}
      failure={saving.failure}
      refused={saving.refused}
      onSave={save}
      onStored={(goesOn) => onOpen(goesOn ? { kind: 'add', made: made + 1 } : null)}
      onClose={() => onOpen(null)}
    />
  );
};

/** Asks before a row is removed, and lists what uses it. */
const RowRemoved = ({ name, list, row, nameOf, onOpen }: Props & { row: DataRecord }) => {
  const translate = useTranslate();
  const { definition, record } = useStoredRecord();
  const used = { definition, ids: [record.id], of: { part: name, row: row.id } };
  const { data, isPending } = useUsage(used);
  const isKept = data !== undefined && data.kept.length > 0;
  const remove = async () => {
    const isDone = await list.remove(row);
    if (isDone) onOpen(null);
    return isDone;
  };
  return list.spec.remove ? (
    <DeleteDialog
      text={translate(isKept ? 'views.usage.kept' : 'views.confirmDelete', { name: nameOf(row) })}
      isBusy={list.saving.isBusy}
      isRefused={isPending || isKept}
      onDelete={remove}
      onClose={() => onOpen(null)}
    >
      <Usage {...used} />
    </DeleteDialog>
  ) : null;
};

/** The dialogs in which the rows of a sub-list are added, changed and removed. */
const SubListDialogs = (props: Props) => {
  const { open } = props;
  return open.kind === 'delete' ? (
    <RowRemoved {...props} row={open.row} />
  ) : (
    <RowEntered {...props} />
  );
};

/** Rows inside a record, each added, changed, moved and removed at once by a call. */
const SubListTab = ({ name }: { name: string }) => {
  const { definition } = useStoredRecord();
  const writer = useTextWriter();
  const labels = useLabels(definition.name).subList(name);
  const list = useSubList(name);
  const { spec, rows, paging, saving } = list;
  const division = useDivision(spec);
  const [open, setOpen] = useState<Open | null>(null);

  if (list.error) return <FailedToLoad error={list.error} onRetry={list.reload} />;
  if (!rows) return <TabSkeleton />;

  const nameOf = (row: DataRecord) =>
    nameOfRow(spec, row, { labelScope: labels, resource: definition.name }, writer);
  const edit = async (row: DataRecord) => {
    const opened = await list.opened(row);
    if (opened) setOpen({ kind: 'edit', ...opened });
  };
  const parts = { name, list, nameOf };
  return (
    <>
      <SaveFailure failure={saving.failure} onRetry={saving.retry} />
      <SubListBar
        name={name}
        list={list}
        division={division}
        onAdd={() => setOpen({ kind: 'add', made: 0 })}
      />
      <SubListRows
        {...parts}
        rows={division ? rows.filter((row) => row[division.by] === division.code) : rows}
        onEdit={edit}
        onDelete={(row) => setOpen({ kind: 'delete', row })}
      />
      {paging && <Pager list={{ ...paging, data: rows, filterValues: { q: paging.q } }} />}
      {open && (
        <SubListDialogs
          {...parts}
          open={open}
          begins={division ? { [division.by]: division.code } : {}}
          onOpen={setOpen}
        />
      )}
    </>
  );
};

export default SubListTab;
