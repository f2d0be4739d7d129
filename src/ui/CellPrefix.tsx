import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  prefix: ReactNode;
  children: ReactNode;
}

/** A value with what stands before it, if anything does. */
export const CellPrefix = ({ prefix, children }: Props) =>
  prefix ? (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {prefix}
      {children}
    </Box>
  ) : (
    children
  );
