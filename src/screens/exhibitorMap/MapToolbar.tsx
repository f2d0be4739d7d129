import FitIcon from '@mui/icons-material/FitScreen';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { useZoom } from './useZoom';

interface Props {
  zoom: ReturnType<typeof useZoom>;
  canUndo: boolean;
  isBusy: boolean;
  mayChange: boolean;
  onUndo(): void;
}

/** How large the map is, and the way back from the last change. */
export const MapToolbar = ({ zoom, canUndo, isBusy, mayChange, onUndo }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <IconButton aria-label={translate('exhibitorMap.smaller')} onClick={zoom.smaller}>
        <ZoomOutIcon />
      </IconButton>
      <Button
        size="small"
        aria-label={translate('exhibitorMap.whole', { percent: Math.round(zoom.zoom * 100) })}
        onClick={zoom.whole}
        sx={{ minWidth: 56 }}
      >
        {`${Math.round(zoom.zoom * 100)}%`}
      </Button>
      <IconButton aria-label={translate('exhibitorMap.larger')} onClick={zoom.larger}>
        <ZoomInIcon />
      </IconButton>
      <Button size="small" startIcon={<FitIcon />} disabled={zoom.isFitting} onClick={zoom.fit}>
        {translate('exhibitorMap.fit')}
      </Button>
      {mayChange && (
        <Button
          size="small"
          startIcon={<UndoIcon />}
          disabled={!canUndo || isBusy}
          onClick={onUndo}
          sx={{ ml: 'auto' }}
        >
          {translate('exhibitorMap.undo')}
        </Button>
      )}
    </Box>
  );
};
