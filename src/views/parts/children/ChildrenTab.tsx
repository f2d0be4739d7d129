import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../../../dataProvider/session';
import { type DataRecord, isShown, titleOf } from '../../../../schemas';
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

/** Records of another resource that belong to this one: searched, paged, changed in dialogs or opened. */
export const ChildrenTab = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const toast = useToast();
  const recordPath = useRecordPath();
  const addPath = useAddPath();
  const { record, spec, child, fixed, page, setPage, q, search, ...found } = useChildren(name);
  const { data, total, error, refetch, asked, ask } = found;
  const labels = useLabels(child.name);
  const [open, setOpen] = useState<ChildDialog | null>(null);
  const may = (right: 'create' | 'update' | 'delete') =>
    !spec.standsAlone && isAllowed(child.module, right);

  const hasPages = spec.standsAlone || spec.pages;
  const isFull =
    spec.oneWhen !== undefined && isShown({ when: spec.oneWhen }, record) && total !== 0;
  const parentArg = child.fields[spec.parentField]?.fromAddress ?? spec.parentField;
  const mayAdd = (spec.pages ? mayAddTo(child) : may('create')) && !isFull;
  const { editInRow } = child.list;

  const columns = spec.columns ?? columnsOf(child).map((column) => column.name);
  const hasPictures = havePictures(child, data ?? []);
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
      onEdit={may('update') ? () => setOpen({ kind: 'edit', id: row.id }) : undefined}
      onDelete={may('delete') ? () => setOpen({ kind: 'delete', child: row }) : undefined}
    />
  );

  if (error && !data) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <SearchBox
          value={q}
          label={translate('views.search')}
          onChange={search}
          onTooShort={
            child.list.tellsShortSearch
              ? () => toast.error(translate('rules.searchTooShort'))
              : undefined
          }
        />
        <ChildAsks
          child={child}
          holder={{ target: spec.parentField, id: record.id }}
          values={asked}
          onChange={ask}
        />
        <Box sx={{ flex: 1 }} />
        {mayAdd && (
          <Button
            startIcon={<AddIcon />}
            {...(spec.pages
              ? { component: Link, to: `${addPath(child.name)}?${parentArg}=${record.id}` }
              : { onClick: () => setOpen({ kind: 'edit', id: 'add' }) })}
          >
            {labels.about('views.addNamed')}
          </Button>
        )}
      </Box>
      {data ? (
        <PartTable
          fields={fieldsOf(child)}
          columns={columns}
          rows={data}
          labelScope={labels}
          resource={child.name}
          pathOf={hasPages ? (row) => recordPath(child.name, row.id, row) : undefined}
          actions={hasPages ? undefined : buttons}
          cell={cell}
        />
      ) : (
        <TabSkeleton />
      )}
      <Pager
        list={{
          page,
          perPage: child.list.pageSize,
          total,
          data,
          setPage,
          filterValues: { q, ...asked },
        }}
      />
      <ChildDialogs child={child} open={open} fixed={fixed} onClose={() => setOpen(null)} />
    </>
  );
};
