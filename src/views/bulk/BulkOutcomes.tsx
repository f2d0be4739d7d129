import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import type { Outcome } from './useBulk';

interface Props {
  definition: Resource;
  outcomes: readonly Outcome[];
  onClose(): void;
}

/** Rows that are named. */
const SHOWN = 50;

const list = { m: 0, pl: 2, maxHeight: 200, overflow: 'auto' } as const;

/** What became of the rows: where some failed, which and why, and how many went well; all of them otherwise. */
export const BulkOutcomes = ({ definition, outcomes, onClose }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  if (outcomes.length === 0) return null;
  const failed = outcomes.filter(({ isOk }) => !isOk);
  const shown = failed.length > 0 ? failed : outcomes;
  const done = outcomes.length - failed.length;
  const counts = [
    ...(failed.length > 0 ? [translate('views.bulk.failed', { failed: failed.length })] : []),
    // What was done may have been taken back since.
    ...(done > 0 ? [translate('views.bulk.done', { done })] : []),
  ];
  const rest = shown.length - SHOWN;
  const why = ({ message, reason, errors = {} }: Outcome): string => {
    if (reason) return translate(`views.unreachable.${reason}`);
    const named = Object.entries(errors).filter(([name]) => name in definition.fields);
    if (named.length === 0) return message;
    return named.map(([name, problem]) => `${labels.field(name)}: ${problem}`).join(' · ');
  };
  return (
    <Alert
      severity={failed.length > 0 ? 'error' : 'success'}
      sx={{ mt: 1 }}
      onClose={onClose}
      closeText={translate('views.close')}
    >
      <AlertTitle>{counts.join(' ')}</AlertTitle>
      <Box component="ul" sx={list} tabIndex={0}>
        {shown.slice(0, SHOWN).map((one) => (
          <li key={one.id}>{one.isOk ? one.title : `${one.title}: ${why(one)}`}</li>
        ))}
        {rest > 0 && <li>{translate('views.bulk.previewMore', { rest })}</li>}
      </Box>
    </Alert>
  );
};
