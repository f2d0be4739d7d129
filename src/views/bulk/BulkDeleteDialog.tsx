import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { useLabels } from '../../fields/labels';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Usage } from '../usage/Usage';
import { useUsage } from '../usage/useUsage';

interface Props {
  definition: Resource;
  /** Of those that go, the ones that have been on screen. */
  rows: readonly DataRecord[];
  /** How many go. */
  count: number;
  /** @param kept of those that go, the ones that can't */
  onDelete(kept: readonly number[]): void;
  onClose(): void;
}

/** For so many records the question lists what refers to them; more would be requested one by one. */
const MAX_LOOKED_UP = 50;
const MAX_NAMED = 5;
/** More than anyone deletes by a slip: their number has to be typed. */
const MAX_UNTYPED = 50;

/** Names the first of records, and how many more there are. */
const useNamed = (definition: Resource) => {
  const translate = useTranslate();
  return (rows: readonly DataRecord[], count: number): string => {
    const first = rows.slice(0, MAX_NAMED);
    const names = first.map((row) => titleOf(definition, row)).join(', ');
    const rest = count - first.length;
    return rest > 0 ? translate('views.namesMore', { names, rest }) : names;
  };
};

/** Asks before several records are deleted: names the first of them, and has a large number typed. */
const BulkDeleteDialog = ({ definition, rows, count, onDelete, onClose }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const [typed, setTyped] = useState('');
  const named = useNamed(definition);
  const ids = count <= MAX_LOOKED_UP ? rows.map(({ id }) => id) : [];
  const { data, isLoading } = useUsage({ definition, ids });
  const kept = data?.kept ?? [];
  const going = count - kept.length;
  const isTyped = going > MAX_UNTYPED;
  return (
    <ConfirmDialog
      title={translate('views.delete')}
      text={
        going === 0
          ? translate('views.bulk.noneGoes')
          : translate('views.confirmDeleteMany', {
              smart_count: going,
              resource: inSentence(going === 1 ? labels.one() : labels.several()),
            })
      }
      confirm={
        kept.length > 0
          ? translate('views.bulk.deleteOthers', { going })
          : translate('views.delete')
      }
      tone="error"
      isRefused={isLoading || going === 0 || (isTyped && typed.trim() !== String(going))}
      onConfirm={() => onDelete(kept)}
      onClose={onClose}
    >
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {named(
          rows.filter(({ id }) => !kept.includes(id)),
          going,
        )}
      </Typography>
      {kept.length > 0 && (
        <Typography color="error.main" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('views.bulk.kept', {
            smart_count: kept.length,
            names: named(
              rows.filter(({ id }) => kept.includes(id)),
              kept.length,
            ),
          })}
        </Typography>
      )}
      {ids.length > 0 && <Usage definition={definition} ids={ids} />}
      {isTyped && (
        <TextField
          label={translate('views.typeCount', { count: going })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          fullWidth
          sx={{ mt: 2 }}
        />
      )}
    </ConfirmDialog>
  );
};

export default BulkDeleteDialog;
