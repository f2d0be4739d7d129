import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../../../dataProvider/session';
import { type DataRecord, titleOf } from '../../../../schemas';
import { FieldShow } from '../../../fields/FieldShow';
import { fieldsOf } from '../../../fields/fields';
import { useLabels } from '../../../fields/labels';
import { useAddPath, useRecordPath } from '../../../routing/paths';
import { mayAdd as mayAddTo } from '../../../session/rights';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { Pager } from '../../../ui/Pager';
import { CellPrefix } from '../../../ui/rows/CellPrefix';
import { RowButtons } from '../../../ui/rows/RowButtons';
import { SearchBox } from '../../../ui/SearchBox';
import { useToast } from '../../../ui/toasts';
import { columnsOf } from '../../list/columns';
import { ListCell } from '../../list/ListCell';
import { havePictures, pictureBefore } from '../../list/pictureBefore';
import { PartTable } from '../PartTable';
import { ChildAsks } from './ChildAsks';
import { type ChildDialog, ChildDialogs } from './ChildDialogs';
import { useChildren } from './useChildren';

type Found = ReturnType<typeof useChildren>;
type Right = 'create' | 'update' | 'delete';

const mayIn =
  ({ spec, child }: Found) =>
  (right: Right): boolean =>
    !spec.standsAlone && isAllowed(child.module, right);

/** Adds another on its own page, or in a dialog; nothing where there can be no more. */
const AddChild = ({ found, onAdd }: { found: Found; onAdd(): void }) => {
  const { record, spec, child, total } = found;
  const labels = useLabels(child.name);
  const addPath = useAddPath();
  const most = spec.atMost === undefined ? undefined : record[spec.atMost];
  const isFull = typeof most === 'number' && (total ?? most) >= most;
  const mayAdd = spec.pages ? mayAddTo(child) : mayIn(found)('create');
  if (isFull || !mayAdd) return null;
  const parentArg = child.fields[spec.parentField]?.fromAddress ?? spec.parentField;
  return (
    <Button
      startIcon={<AddIcon />}
      {...(spec.pages
        ? { component: Link, to: `${addPath(child.name)}?${parentArg}=${record.id}` }
        : { onClick: onAdd })}
    >
      {labels.about('views.addNamed')}
    </Button>
  );
};

/**
 * What stands above the records: a search, what the list asks for, and the way to add another. Where all of them are
 * seen at once, as the hours of a week, there is nothing to search for.
 */
const Bar = ({ found, onAdd }: { found: Found; onAdd(): void }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { record, spec, child, q, search, asked, ask } = found;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {!child.list.unpaged && (
        <SearchBox
          value={q}
          label={translate('views.search')}
          onChange={search}
          onTooShort={
            child.list.warnsShortSearch
              ? () => toast.error(translate('rules.searchTooShort'))
              : undefined
          }
        />
      )}
      <ChildAsks
        child={child}
        holder={{ target: spec.parentField, id: record.id }}
        values={asked}
        onChange={ask}
      />
      <Box sx={{ flex: 1 }} />
      <AddChild found={found} onAdd={onAdd} />
    </Box>
  );
};

interface RowsProps {
  found: Found;
  rows: readonly DataRecord[];
  onOpen(dialog: ChildDialog): void;
}

/** A page of the records; each leads to its own page, or has buttons. */
const Rows = ({ found, rows, onOpen }: RowsProps) => {
  const { spec, child } = found;
  const labels = useLabels(child.name);
  const recordPath = useRecordPath();
  const may = mayIn(found);
  const hasPages = spec.standsAlone || spec.pages;
  const { editInRow } = child.list;
  const columns = spec.columns ?? columnsOf(child).map((column) => column.name);
  const hasPictures = havePictures(child, rows);
  const cell = (column: string, row: DataRecord) => {
    if (editInRow?.fields.includes(column) && may('update'))
      return <ListCell definition={child} column={{ name: column }} record={row} />;
    const before = hasPictures && column === columns[0] && pictureBefore(child, row);
    return before ? (
      <CellPrefix prefix={before}>
        <FieldShow name={column} isCell />
      </CellPrefix>
    ) : undefined;
  };
  const buttons = (row: DataRecord) => (
    <RowButtons
      name={titleOf(child, row)}
      onEdit={may('update') ? () => onOpen({ kind: 'edit', id: row.id }) : undefined}
      onDelete={may('delete') ? () => onOpen({ kind: 'delete', child: row }) : undefined}
    />
  );
  return (
    <PartTable
      fields={fieldsOf(child)}
      columns={columns}
      rows={rows}
      labelScope={labels}
      resource={child.name}
      pathOf={hasPages ? (row) => recordPath(child.name, row.id, row) : undefined}
      actions={hasPages ? undefined : buttons}
      cell={cell}
    />
  );
};

/** Records of another resource that belong to this one: searched, paged, changed in dialogs or opened. */
export const ChildrenTab = ({ name }: { name: string }) => {
  const found = useChildren(name);
  const { child, fixed, page, setPage, q, asked, data, total, error, refetch } = found;
  const [open, setOpen] = useState<ChildDialog | null>(null);
  if (error && !data) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  const { pageSize: perPage } = child.list;
  const filterValues = { q, ...asked };
  return (
    <>
      <Bar found={found} onAdd={() => setOpen({ kind: 'edit', id: 'add' })} />
      {data ? <Rows found={found} rows={data} onOpen={setOpen} /> : <TabSkeleton />}
      <Pager list={{ page, perPage, total, data, setPage, filterValues }} />
      <ChildDialogs child={child} open={open} fixed={fixed} onClose={() => setOpen(null)} />
    </>
  );
};
