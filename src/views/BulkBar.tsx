import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { RowResult } from '../../dataProvider/provider';
import { type DataRecord, type Resource, titleOf } from '../../schemas';
import { ConfirmDialog } from './ConfirmDialog';
import { useLabels } from './labels';
import { Usage } from './Usage';
import { useAttempt } from './useAttempt';

interface Props {
  definition: Resource;
  selected: readonly number[];
  /** The rows on screen, among which the ticked ones are. */
  rows: readonly DataRecord[];
  onChange(selected: readonly number[]): void;
}

interface Refused {
  id: number;
  text: string;
}

/** What can be done with the ticked rows of a list; tells afterwards which of them failed and why. */
export const BulkBar = ({ definition, selected, rows, onChange }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const provider = useDataProvider();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<readonly Refused[]>([]);
  const count = selected.length;

  const told = ({ id, message, reason }: RowResult): Refused => {
    const row = rows.find((candidate) => candidate.id === id);
    const why = reason ? translate(`views.unreachable.${reason}`) : message;
    return { id, text: `${row ? titleOf(definition, row) : `#${id}`}: ${why}` };
  };

  const remove = () =>
    attempt(async () => {
      const { results } = (await provider.deleteMany(definition.name, {
        ids: [...selected],
      })) as unknown as { results: readonly RowResult[] };
      setAsking(false);
      await client.invalidateQueries({ queryKey: [definition.name] });
      const refused = results.filter(({ isOk }) => !isOk);
      setFailed(refused.map(told));
      onChange(refused.map(({ id }) => id));
    });

  return (
    <Box sx={{ px: 2, py: 1, bgcolor: 'action.selected' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {translate('views.selected', { smart_count: count })}
        </Typography>
        <Button size="small" onClick={() => onChange([])}>
          {translate('views.clearSelection')}
        </Button>
        <Button size="small" color="error" onClick={() => setAsking(true)}>
          {translate('views.delete')}
        </Button>
      </Box>
      {failed.length > 0 && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={() => setFailed([])}>
          {failed.map(({ id, text }) => (
            <div key={id}>{text}</div>
          ))}
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={translate('views.delete')}
          text={translate('views.confirmDeleteMany', {
            smart_count: count,
            resource: (count === 1 ? labels.one() : labels.several()).toLowerCase(),
          })}
          confirm={translate('views.delete')}
          tone="error"
          isBusy={isBusy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Usage definition={definition} ids={selected} />
        </ConfirmDialog>
      )}
    </Box>
  );
};
