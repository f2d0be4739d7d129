import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { useRefusal } from './useRefusal';

interface Props {
  rowKey: number;
  /** What isn't right yet may only not be finished. */
  isTyping: boolean;
}

/** Why a row isn't stored, when it won't be by itself, and how to give it up. */
export const RowTrouble = ({ rowKey, isTyping }: Props) => {
  const translate = useTranslate();
  const { store } = useSurroundings();
  const status = useBuilder(({ statuses }) => statuses.get(rowKey));
  const isKnown = useBuilder(({ storing }) => storing.stored.some(({ row }) => row.id === rowKey));
  const refusal = useRefusal(rowKey);
  if (status !== 'refused' && (status !== 'wrong' || isTyping)) return null;
  const by = refusal?.elsewhere && (refusal.elsewhere.by ?? translate('views.conflict.somebody'));
  const isOvertaken = by !== undefined;
  const text = isOvertaken
    ? translate(`documentBuilder.status.${isKnown ? 'touched' : 'gone'}`, { name: by })
    : refusal?.message || translate(`documentBuilder.status.${status}`);
  return (
    <Alert
      // The bar announces it already.
      role="note"
      // Leaving the option that is typed in moves what stands below it: a press would miss its button.
      onMouseDown={(event) => event.preventDefault()}
      severity={status === 'refused' ? 'error' : 'warning'}
      action={
        <>
          {isOvertaken && (
            <Button color="inherit" onClick={store.retry}>
              {translate(`documentBuilder.storing.${isKnown ? 'keepMine' : 'addAgain'}`)}
            </Button>
          )}
          <Button color="inherit" onClick={() => store.revert(rowKey)}>
            {translate(`documentBuilder.storing.${isKnown ? 'revertRow' : 'dropRow'}`)}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
};
