import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Unreachable } from '../../../dataProvider/http';

/** Says in the form that nothing was saved because the server could not be reached, or may have been. */
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
      {translate(failure.reason === 'network' ? 'views.notSaved' : 'views.maybeSaved')}{' '}
      {translate(`views.unreachable.${failure.reason}`)}
    </Alert>
  );
};
