import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  lead: ReactNode;
  children: ReactNode;
}

/** A value with what stands before it, if anything does. */
export const Led = ({ lead, children }: Props) =>
  lead ? (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {lead}
      {children}
    </Box>
  ) : (
    children
  );
