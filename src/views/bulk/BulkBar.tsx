import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type ListControllerResult, useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { DataRecord, Resource } from '../../../schemas';
import { mayDelete } from '../../session/rights';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { useAllRows } from '../list/useAllRows';
import { BulkOutcomes } from './BulkOutcomes';
import { type Change, useBulk } from './useBulk';

const BulkEditDialog = lazyDialog(async () => (await import('./BulkEditDialog')).default);
const BulkDeleteDialog = lazyDialog(async () => (await import('./BulkDeleteDialog')).default);

interface Props {
  definition: Resource;
  list: ListControllerResult<DataRecord>;
  /** The ticked rows, of other pages too. */
  selected: readonly number[];
  onChange(selected: readonly number[]): void;
}

/** What can be done with the ticked rows of a list, or with all that the filter leaves. */
export const BulkBar = ({ definition, list, selected, onChange }: Props) => {
  const translate = useTranslate();
  const allRows = useAllRows(definition, list);
  const bulk = useBulk(definition);
  const [isAll, setAll] = useState(false);
  const [asking, setAsking] = useState<Change['kind'] | null>(null);
  const { data = [], total = 0 } = list;
  const known = useRef(new Map<number, DataRecord>());
  for (const row of data) known.current.set(row.id, row);
  const rows = selected.flatMap((id) => known.current.get(id) ?? []);
  const elsewhere = rows.length - data.filter(({ id }) => selected.includes(id)).length;
  const isPage =
    data.length > 0 && elsewhere === 0 && rows.length === data.length && total > data.length;
  const takesAll = isAll && isPage;
  const count = takesAll ? total : rows.length;
  const { module, verbs } = definition;
  const canEdit = definition.list.bulkEdit && verbs.update !== false && isAllowed(module, 'update');
  const canDelete = mayDelete(definition);
  if (count === 0 && bulk.outcomes.length === 0 && !bulk.progress) return null;

  const rowsOf = async () => (takesAll ? allRows() : rows);
  const run = async (change: Change) => {
    setAsking(null);
    const failed = await bulk.run(rowsOf, change);
    setAll(false);
    onChange(failed);
  };

  return (
    <Box sx={{ px: 2, py: 1, bgcolor: 'action.selected' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status" sx={{ flex: 1, minWidth: 160 }}>
          {bulk.progress
            ? translate('views.bulk.progress', { ...bulk.progress })
            : translate('views.selected', { smart_count: count })}
          {!bulk.progress &&
            elsewhere > 0 &&
            translate('views.selectedElsewhere', { count: elsewhere })}
        </Typography>
        {bulk.isBusy ? (
          <Button size="small" onClick={bulk.stop}>
            {translate('views.bulk.stop')}
          </Button>
        ) : (
          count > 0 && (
            <>
              {isPage && !takesAll && (
                <Button size="small" onClick={() => setAll(true)}>
                  {translate('views.bulk.all', { total })}
                </Button>
              )}
              <Button
                size="small"
                onClick={() => {
                  setAll(false);
                  onChange([]);
                }}
              >
                {translate('views.clearSelection')}
              </Button>
              {canEdit && (
                <Button size="small" onClick={() => setAsking('update')}>
                  {translate('views.edit')}
                </Button>
              )}
              {canDelete && (
                <Button size="small" color="error" onClick={() => setAsking('delete')}>
                  {translate('views.delete')}
                </Button>
              )}
            </>
          )
        )}
      </Box>
      {bulk.progress && (
        <LinearProgress
          variant="determinate"
          value={(100 * bulk.progress.done) / Math.max(1, bulk.progress.of)}
          aria-label={translate('views.bulk.progress', { ...bulk.progress })}
          sx={{ mt: 1 }}
        />
      )}
      <BulkOutcomes outcomes={bulk.outcomes} onClose={bulk.forget} />
      {asking === 'update' && (
        <BulkEditDialog
          definition={definition}
          count={count}
          onSave={(changes) => run({ kind: 'update', data: changes })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <BulkDeleteDialog
          definition={definition}
          rows={rows}
          count={count}
          onDelete={() => run({ kind: 'delete' })}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
};
