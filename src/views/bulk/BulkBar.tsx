import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionSpec, Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { bulkFieldsOf, mayDelete } from '../../session/rights';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { TOP_BAR_HEIGHT } from '../../ui/topBar';
import { BulkOutcomes } from './BulkOutcomes';
import type { Change } from './change';
import type { BulkQuestion } from './conflicts';
import { rowsFor, severalActions } from './severalActions';
import { useBulk } from './useBulk';
import { type BulkProps, type Ticked, useTicked } from './useTicked';

const BulkEditDialog = lazyDialog(async () => (await import('./BulkEditDialog')).default);
const BulkActionDialog = lazyDialog(async () => (await import('./BulkActionDialog')).default);
const BulkConflictDialog = lazyDialog(async () => (await import('./BulkConflictDialog')).default);
const BulkDeleteDialog = lazyDialog(async () => (await import('./BulkDeleteDialog')).default);

/** What the person has to confirm. */
type Asking =
  | { readonly kind: 'update' | 'delete' }
  | { readonly kind: 'act'; readonly name: string; readonly spec: ActionSpec };

interface ButtonsProps {
  definition: Resource;
  ticked: Ticked;
  onAsk(asking: Asking): void;
  onClear(): void;
}

const BulkButtons = ({ definition, ticked, onAsk, onClear }: ButtonsProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const canEdit = bulkFieldsOf(definition).length > 0;
  return (
    <>
      {ticked.mayTakeAll && (
        <Button size="small" loading={ticked.isReading} onClick={ticked.takeAll}>
          {translate('views.bulk.all', { total: ticked.total })}
        </Button>
      )}
      {canEdit && (
        <Button size="small" onClick={() => onAsk({ kind: 'update' })}>
          {translate('views.edit')}
        </Button>
      )}
      {severalActions(definition)
        .filter(([, spec]) => rowsFor(spec, ticked.rows).length > 0)
        .map(([name, spec]) => (
          <Button key={name} size="small" onClick={() => onAsk({ kind: 'act', name, spec })}>
            {labels.action(name).label()}
          </Button>
        ))}
      {mayDelete(definition) && (
        <Button size="small" color="error" onClick={() => onAsk({ kind: 'delete' })}>
          {translate('views.delete')}
        </Button>
      )}
      {/* The last: on a phone what is done with rows is in sight. */}
      <Button size="small" onClick={onClear}>
        {translate('views.clearSelection')}
      </Button>
    </>
  );
};

type DialogProps = Pick<BulkProps, 'definition'> & {
  asking: Asking;
  ticked: Ticked;
  /** @param kept those that it leaves as they are */
  onChange(change: Change, kept?: readonly number[]): void;
  onClose(): void;
};

const BulkDialog = ({ definition, asking, ticked, onChange, onClose }: DialogProps) => {
  const { rows, count } = ticked;
  if (asking.kind === 'act') {
    const { name, spec } = asking;
    const called = rowsFor(spec, rows);
    return (
      <BulkActionDialog
        definition={definition}
        name={name}
        spec={spec}
        rows={called}
        onAct={(asked) =>
          onChange(
            { kind: 'act', spec, asked },
            rows.filter((row) => !called.includes(row)).map(({ id }) => id),
          )
        }
        onClose={onClose}
      />
    );
  }
  return asking.kind === 'update' ? (
    <BulkEditDialog
      definition={definition}
      rows={rows}
      onSave={(data, partsOf) => onChange({ kind: 'update', data, partsOf })}
      onClose={onClose}
    />
  ) : (
    <BulkDeleteDialog
      definition={definition}
      rows={rows}
      count={count}
      onDelete={(kept) => onChange({ kind: 'delete' }, kept)}
      onClose={onClose}
    />
  );
};

interface WhoseProps extends Pick<BulkProps, 'definition'> {
  question: BulkQuestion | null;
  rows: Ticked['rows'];
}

/** Asks about rows that somebody else has changed since they were seen. */
const WhoseStays = ({ definition, question, rows }: WhoseProps) =>
  question && (
    <BulkConflictDialog
      definition={definition}
      question={question}
      seen={new Map(rows.map((row) => [row.id, row]))}
    />
  );

/** Takes no room of its own: the rows below stay where they are when one of them is ticked. */
const overTheHead = { position: 'sticky', top: TOP_BAR_HEIGHT, zIndex: 3, height: 0 } as const;

/** As high as the head of the table or of the cards; the box that ticks all of them stays free. */
const barOf = (hasHandles: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: { xs: 48, sm: 36 },
  ml: { xs: 6, sm: hasHandles ? 9.5 : 5.5 },
  pr: 2,
  overflowX: 'auto',
  bgcolor: 'background.paper',
  '& .MuiButton-root': { flexShrink: 0, py: 0 },
});

interface Props extends BulkProps {
  /** Rows bring a cell of their own before the box that ticks them. */
  hasHandles: boolean;
}

/** What can be done with the ticked rows of a list, or with all that the filter leaves. */
export const BulkBar = ({ onChange, hasHandles, ...props }: Props) => {
  const { definition } = props;
  const translate = useTranslate();
  const bulk = useBulk(definition);
  const ticked = useTicked({ ...props, onChange });
  const [asking, setAsking] = useState<Asking | null>(null);
  const { count, elsewhere } = ticked;
  if (count === 0 && bulk.outcomes.length === 0 && !bulk.progress) return null;

  const run = async (change: Change, kept: readonly number[] = []) => {
    setAsking(null);
    const rows = ticked.rows.filter(({ id }) => !kept.includes(id));
    const left = await bulk.run(rows, change);
    onChange([...kept, ...left]);
  };
  const status = bulk.progress
    ? translate('views.bulk.progress', { ...bulk.progress })
    : translate('views.selected', { smart_count: count });

  return (
    <>
      {(bulk.progress || bulk.outcomes.length > 0) && (
        <Box sx={{ px: 2, pb: 1 }}>
          {bulk.progress && (
            <LinearProgress
              variant="determinate"
              value={(100 * bulk.progress.done) / Math.max(1, bulk.progress.of)}
              aria-label={status}
            />
          )}
          <BulkOutcomes definition={definition} outcomes={bulk.outcomes} onClose={bulk.forget} />
        </Box>
      )}
      <Box sx={overTheHead}>
        <Box sx={{ ...barOf(hasHandles), ...(count === 0 && { display: 'none' }) }}>
          <Typography variant="body2" role="status" noWrap sx={{ flex: 1, minWidth: 152 }}>
            {status}
            {!bulk.progress &&
              elsewhere > 0 &&
              translate('views.selectedElsewhere', { count: elsewhere })}
          </Typography>
          {bulk.isBusy && (
            <Button size="small" onClick={bulk.stop}>
              {translate('views.bulk.stop')}
            </Button>
          )}
          {!bulk.isBusy && count > 0 && (
            <BulkButtons
              definition={definition}
              ticked={ticked}
              onAsk={setAsking}
              onClear={() => onChange([])}
            />
          )}
        </Box>
      </Box>
      <WhoseStays definition={definition} question={bulk.question} rows={ticked.rows} />
      {asking && (
        <BulkDialog
          definition={definition}
          asking={asking}
          ticked={ticked}
          onChange={run}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};
