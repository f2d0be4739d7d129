import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The first stop of the keyboard: past bar and menu to the content. */
export const SkipLink = ({ onSkip }: { onSkip: () => void }) => {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        // The address stays as it is; only the focus moves.
        event.preventDefault();
        onSkip();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 'fontWeightBold',
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
};
