import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** A value on a card, with its name before it. */
export const CardLine = ({ label, children }: Props) => (
  <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
    <Typography variant="body2" color="text.secondary" sx={{ flex: '0 0 38%' }}>
      {label}
    </Typography>
    <Typography variant="body2" component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
