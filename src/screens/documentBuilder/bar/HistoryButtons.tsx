import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useBuilder, useSurroundings } from '../BuilderContext';

/** Takes back what was done with the rows, and does it again. */
export const HistoryButtons = () => {
  const translate = useTranslate();
  const { store } = useSurroundings();
  const last = useBuilder(({ history }) => history.past.at(-1)?.act);
  const next = useBuilder(({ history }) => history.future[0]?.act);
  const titleOf = (way: 'undo' | 'redo', act: typeof last) =>
    act
      ? translate(`documentBuilder.${way}Named`, {
          act: translate(`documentBuilder.acts.${act}`),
        })
      : '';
  return (
    <>
      <Tooltip title={titleOf('undo', last)}>
        <span>
          <IconButton
            aria-label={translate('documentBuilder.undo')}
            aria-keyshortcuts="Control+Z"
            disabled={!last}
            onClick={store.undo}
          >
            <UndoIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={titleOf('redo', next)}>
        <span>
          <IconButton
            aria-label={translate('documentBuilder.redo')}
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!next}
            onClick={store.redo}
          >
            <RedoIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
};
