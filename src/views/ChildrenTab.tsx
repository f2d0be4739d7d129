import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import { type DataRecord, type Resource, titleOf } from '../../schemas';
import { useRecordPath } from '../app/paths';
import { useToast } from '../app/toasts';
import { ConfirmDialog } from './ConfirmDialog';
import { columnsOf } from './columns';
import { FailedToLoad } from './FailedToLoad';
import { useLabels } from './labels';
import { Pager } from './Pager';
import { RowsTable } from './RowsTable';
import { SearchBox } from './SearchBox';
import { TabSkeleton } from './TabSkeleton';
import { Usage } from './Usage';
import { useAttempt } from './useAttempt';
import { useChildren } from './useChildren';

const RecordDialog = lazy(() => import('./RecordDialog'));

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
}

type Open = { kind: 'edit'; id: number | 'add' } | { kind: 'delete'; child: DataRecord } | null;

/** Records of another resource that belong to this one: searched, paged, changed in dialogs or opened. */
export const ChildrenTab = ({ definition, record, name }: Props) => {
  const translate = useTranslate();
  const toast = useToast();
  const recordPath = useRecordPath();
  const { spec, child, page, setPage, q, search, data, total, error, refetch } = useChildren(
    definition,
    record,
    name,
  );
  const labels = useLabels(child.name);
  const provider = useDataProvider();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const [open, setOpen] = useState<Open>(null);
  const reload = () => client.invalidateQueries({ queryKey: [child.name] });
  const may = (right: 'create' | 'update' | 'delete') =>
    !spec.standsAlone && isAllowed(child.module, right);

  const remove = (target: DataRecord) =>
    attempt(async () => {
      await provider.delete(child.name, { id: target.id, previousData: target });
      setOpen(null);
      await reload();
    });

  const actions = (row: DataRecord) => (
    <>
      {may('update') && (
        <IconButton
          size="small"
          aria-label={translate('views.editNamed', { name: titleOf(child, row) })}
          onClick={() => setOpen({ kind: 'edit', id: row.id })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {may('delete') && (
        <IconButton
          size="small"
          aria-label={translate('views.deleteNamed', { name: titleOf(child, row) })}
          onClick={() => setOpen({ kind: 'delete', child: row })}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </>
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
        <Box sx={{ flex: 1 }} />
        {may('create') && (
          <Button startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'edit', id: 'add' })}>
            {labels.about('views.addNamed')}
          </Button>
        )}
      </Box>
      {data ? (
        <RowsTable
          fields={child.fields}
          columns={spec.show ?? columnsOf(child).map((column) => column.name)}
          rows={data}
          rowKey={(row) => Number(row.id)}
          scope={labels.scope}
          resource={child.name}
          pathOf={
            spec.standsAlone ? (row) => recordPath(child.name, Number(row.id), row) : undefined
          }
          actions={spec.standsAlone ? undefined : (row) => actions(row as DataRecord)}
        />
      ) : (
        <TabSkeleton />
      )}
      <Pager
        list={{ page, perPage: child.list.pageSize, total, data, setPage, filterValues: { q } }}
      />
      <Suspense>
        {open?.kind === 'edit' && (
          <RecordDialog
            name={child.name}
            id={open.id}
            fixed={{ [spec.by]: record.id }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={labels.about('views.deleteTitle')}
          text={translate('views.confirmDelete', { name: titleOf(child, open.child) })}
          confirm={translate('views.delete')}
          tone="error"
          isBusy={isBusy}
          onConfirm={() => remove(open.child)}
          onClose={() => setOpen(null)}
        >
          <Usage definition={child} ids={[open.child.id]} />
        </ConfirmDialog>
      )}
    </>
  );
};
