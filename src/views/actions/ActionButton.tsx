import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import {
  type ActionSpec,
  type DataRecord,
  emptyValues,
  isBlank,
  isShown,
  type Resource,
} from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { icons } from '../../ui/icons';
import { useToast } from '../../ui/toasts';
import { useAction } from './useAction';
import { useStoredFirst } from './useStoredFirst';

// Lists draw buttons in each row; what a press may open comes with the press.
const RowDialog = lazy(async () => ({ default: (await import('../parts/RowDialog')).RowDialog }));
const LeftDialog = lazy(async () => ({ default: (await import('./LeftDialog')).LeftDialog }));
const RevealDialog = lazy(async () => ({
  default: (await import('../../ui/dialogs/RevealDialog')).RevealDialog,
}));

interface Props {
  definition: Resource;
  name: string;
  spec: ActionSpec;
  record: DataRecord;
  /** What the button says, where it isn't an action of the resource's own. */
  label?: string;
}

const countOf = ({ confirm }: ActionSpec, record: DataRecord): number | undefined =>
  typeof confirm === 'object' ? Number(record[confirm.count]) : undefined;

/** A button that calls a function: asks first where it should, shows what is answered once, reloads. */
export const ActionButton = ({ definition, name, spec, record, ...given }: Props) => {
  const labels = useLabels(definition.name).action(name);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, revealed, hide, act } = useAction(definition, spec, record);
  const { isWaiting, left, storeFirst, forget } = useStoredFirst();
  const Icon = icons[spec.icon];
  const label = given.label ?? labels.label();
  const isOffered =
    isAllowed(definition.module, spec.right ?? 'update') && isShown({ when: spec.when }, record);
  if (!isOffered) return null;

  const close = () => setAsking(false);
  const start = async () => {
    if (spec.requires?.some((field) => isBlank(record[field]))) toast.error(labels.missing());
    else if (!(await storeFirst())) return;
    else if (spec.confirm || spec.asks) setAsking(true);
    else act();
  };

  return (
    <>
      <Button
        size="small"
        color={spec.tone ?? 'primary'}
        startIcon={<Icon fontSize="small" />}
        loading={isBusy || isWaiting}
        loadingPosition="start"
        onClick={start}
      >
        {label}
      </Button>
      <Suspense>
        {isAsking && spec.asks && (
          <RowDialog
            definition={definition}
            title={label}
            fields={spec.asks}
            labelScope={labels}
            row={emptyValues(spec.asks)}
            mode="create"
            holder={record}
            isBusy={isBusy}
            onSave={async (asked) => {
              const isDone = await act(asked);
              if (isDone) close();
              return isDone;
            }}
            onClose={close}
          />
        )}
        {isAsking && !spec.asks && (
          <ConfirmDialog
            title={label}
            text={labels.confirm(countOf(spec, record))}
            confirm={label}
            tone={spec.tone}
            isBusy={isBusy}
            onConfirm={() => act().then(close)}
            onClose={close}
          />
        )}
        {left && <LeftDialog action={label} left={left} onClose={forget} />}
        {revealed !== null && <RevealDialog value={revealed} onClose={hide} />}
      </Suspense>
    </>
  );
};
