import AddIcon from '@mui/icons-material/Add';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { TOP_BAR_HEIGHT } from '../../../app/layout/TopBar';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { NotStored } from './NotStored';
import { StoringNote } from './StoringNote';

interface Props {
  /** Where the palette is not on screen all the time. */
  onOpenPalette?: (() => void) | undefined;
  onPreview(): void;
}

const HistoryButtons = () => {
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

/** What can be done with the document as a whole, and whether it is stored. */
export const BuilderBar = ({ onOpenPalette, onPreview }: Props) => {
  const translate = useTranslate();
  const { isReadOnly } = useSurroundings();
  return (
    <Box
      sx={{
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        zIndex: 3,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        px: 2,
        py: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {!isReadOnly && (
          <>
            {onOpenPalette && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={onOpenPalette}>
                {translate('documentBuilder.rows.add')}
              </Button>
            )}
            <HistoryButtons />
            <StoringNote />
          </>
        )}
        <Box sx={{ flex: 1 }} />
        <Button startIcon={<PreviewIcon />} onClick={onPreview}>
          {translate('documentBuilder.preview.open')}
        </Button>
      </Box>
      <NotStored />
    </Box>
  );
};
