import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Unreachable } from '../../../dataProvider/http';

/** Explains in the form why there was no answer to a save: it may have been saved, unless it was never sent. */
export const SaveFailure = ({
  failure,
  onRetry,
}: {
  failure: Unreachable | null;
  onRetry: () => void;
}) => {
  const translate = useTranslate();
  if (!failure) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('views.retry')}
        </Button>
      }
    >
      {translate(failure.mayBeDone ? 'views.maybeSaved' : 'views.notSaved')}{' '}
      {translate(`views.unreachable.${failure.reason}`)}
    </Alert>
  );
};
