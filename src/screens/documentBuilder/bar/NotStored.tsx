import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ScreenProps } from '../../../views/screenContexts';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { useTouchedDetails } from '../details/useTouchedDetails';
import { failureText } from '../storing/failureText';

/** Why changes are not stored, and what can be done about it. */
export const NotStored = (document: ScreenProps) => {
  const translate = useTranslate();
  const { store, isReadOnly } = useSurroundings();
  const choose = useTouchedDetails(document);
  const storing = useBuilder((state) => state.storing);
  const { failure, refusals, changes, isBusy } = storing;
  if (!failure && refusals.size === 0) return null;
  const reasons = new Set([
    ...(failure ? [translate(failureText(failure))] : []),
    ...[...refusals.values()].map(({ message }) => message),
    ...(choose ? [translate('documentBuilder.status.touchedDetails')] : []),
  ]);
  const isTryingAgain = failure !== null && failure !== 'signedOut';
  const count = Math.max(changes.length, 1);
  return (
    <Alert
      severity="error"
      sx={{ mt: 1 }}
      action={
        <>
          <Button color="inherit" loading={isBusy} onClick={choose ?? store.retry}>
            {translate(choose ? 'documentBuilder.storing.choose' : 'views.retry')}
          </Button>
          {(refusals.size > 0 || isReadOnly) && (
            <Button color="inherit" onClick={store.revertAll}>
              {translate('documentBuilder.storing.revert')}
            </Button>
          )}
        </>
      }
    >
      {translate('documentBuilder.storing.open', { smart_count: count })}. {[...reasons].join(' ')}
      {isTryingAgain && ` ${translate('documentBuilder.storing.tryingAgain')}`}
    </Alert>
  );
};
