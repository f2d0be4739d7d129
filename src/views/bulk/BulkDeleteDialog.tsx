import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Usage } from '../usage/Usage';

interface Props {
  definition: Resource;
  /** Of those that go, the ones that have been on screen. */
  rows: readonly DataRecord[];
  /** How many go. */
  count: number;
  onDelete(): void;
  onClose(): void;
}

/** For so many records the question says what refers to them; more would be asked for one by one. */
const MAX_LOOKED_UP = 20;
const MAX_NAMED = 5;
/** More than anyone deletes by a slip: their number has to be typed. */
const MAX_UNTYPED = 50;

/** Asks before several records are deleted: names the first of them, and has a large number typed. */
const BulkDeleteDialog = ({ definition, rows, count, onDelete, onClose }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const [typed, setTyped] = useState('');
  const names = rows
    .slice(0, MAX_NAMED)
    .map((row) => titleOf(definition, row))
    .join(', ');
  const rest = count - Math.min(count, rows.length, MAX_NAMED);
  const isTyped = count > MAX_UNTYPED;
  return (
    <ConfirmDialog
      title={translate('views.delete')}
      text={translate('views.confirmDeleteMany', {
        smart_count: count,
        resource: (count === 1 ? labels.one() : labels.several()).toLowerCase(),
      })}
      confirm={translate('views.delete')}
      tone="error"
      isRefused={isTyped && typed.trim() !== String(count)}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {rest > 0 ? translate('views.namesMore', { names, rest }) : names}
      </Typography>
      {count <= MAX_LOOKED_UP && <Usage definition={definition} ids={rows.map(({ id }) => id)} />}
      {isTyped && (
        <TextField
          label={translate('views.typeCount', { count })}
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
