import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a page, with its actions at the far end. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      mb: 2,
    }}
  >
    <Typography
      variant="h5"
      component="h1"
      tabIndex={-1}
      sx={{ flex: '1 1 auto', overflowWrap: 'anywhere', outline: 0 }}
    >
      {title}
    </Typography>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        // On a phone only the words fit on one line.
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {children}
    </Box>
  </Box>
);
