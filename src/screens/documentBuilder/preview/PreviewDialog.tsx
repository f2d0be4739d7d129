import CloseIcon from '@mui/icons-material/Close';
import Desktop from '@mui/icons-material/DesktopWindows';
import Phone from '@mui/icons-material/PhoneIphone';
import Tablet from '@mui/icons-material/TabletMac';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PreviewPaper } from './PreviewPaper';
import { useTrial } from './useTrial';

interface Props {
  title: string;
  onClose(): void;
}

const widths = { phone: 390, tablet: 768, desktop: 1200 } as const;
type Width = keyof typeof widths;

const symbols = { phone: Phone, tablet: Tablet, desktop: Desktop };

const WidthChoice = ({ width, onChange }: { width: Width; onChange(width: Width): void }) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={width}
      onChange={(_, next: Width | null) => next && onChange(next)}
      aria-label={translate('documentBuilder.preview.width')}
    >
      {(Object.keys(widths) as Width[]).map((name) => {
        const Icon = symbols[name];
        const text = translate(`documentBuilder.preview.widths.${name}`);
        return (
          <ToggleButton key={name} value={name} aria-label={`${text} (${widths[name]})`}>
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};

/** The widest that is on screen whole; the narrowest where none is. */
const widestOnScreen = (): Width => {
  if (window.innerWidth < widths.tablet) return 'phone';
  return window.innerWidth < widths.desktop ? 'tablet' : 'desktop';
};

/** The document as a person who fills it in sees it, at the width of what they hold; nothing is stored. */
const PreviewDialog = ({ title, onClose }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const [width, setWidth] = useState(widestOnScreen);
  const trial = useTrial();
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 1,
          pl: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: { xs: '1 1 calc(100% - 60px)', sm: '1 1 12rem' }, minWidth: 0 }}>
          <Typography id={titleId} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {translate('documentBuilder.preview.title', { name: title })}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('documentBuilder.preview.note')}
          </Typography>
        </Box>
        <IconButton
          aria-label={translate('documentBuilder.preview.close')}
          onClick={onClose}
          sx={{ order: { xs: 0, sm: 1 } }}
        >
          <CloseIcon />
        </IconButton>
        <WidthChoice width={width} onChange={setWidth} />
        <Button variant="contained" onClick={trial.check}>
          {translate('documentBuilder.preview.check')}
        </Button>
      </Box>
      <PreviewPaper width={widths[width]} trial={trial} />
    </Dialog>
  );
};

export default PreviewDialog;
