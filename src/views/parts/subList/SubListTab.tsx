import { useState } from 'react';
import type { DataRecord } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useTextWriter } from '../../../fields/text';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { Pager } from '../../../ui/Pager';
import { useStoredRecord } from '../../storedRecord';
import { SubListBar } from './SubListBar';
import { type Open, SubListDialogs } from './SubListDialogs';
import { useDivision } from './SubListDivision';
import { SubListRows } from './SubListRows';
import { nameOfRow } from './subListRow';
import { useSubList } from './useSubList';

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
