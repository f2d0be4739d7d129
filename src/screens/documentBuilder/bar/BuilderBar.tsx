import AddIcon from '@mui/icons-material/Add';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { TOP_BAR_HEIGHT } from '../../../ui/topBar';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { NotStored } from './NotStored';
import { StoringNote } from './StoringNote';

interface Props {
  /** Where the palette is not on screen all the time. */
  onOpenPalette?: (() => void) | undefined;
  /** There is room for symbols only. */
  isNarrow: boolean;
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
export const BuilderBar = ({ onOpenPalette, isNarrow, onPreview }: Props) => {
  const translate = useTranslate();
  const { isReadOnly } = useSurroundings();
  const previewText = translate('documentBuilder.preview.open');
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
            <Box sx={isNarrow ? { order: 1, flexBasis: '100%' } : {}}>
              <StoringNote />
            </Box>
          </>
        )}
        <Box sx={{ flex: 1 }} />
        {isNarrow ? (
          <IconButton aria-label={previewText} onClick={onPreview}>
            <PreviewIcon fontSize="small" />
          </IconButton>
        ) : (
          <Button startIcon={<PreviewIcon />} onClick={onPreview}>
            {previewText}
          </Button>
        )}
      </Box>
      <NotStored />
    </Box>
  );
};
