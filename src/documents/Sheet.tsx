import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  isInert?: boolean;
  children: ReactNode;
}

/**
 * The paper that documents are on: light in both themes, because their colours were chosen for a light
 * page.
 */
export const Sheet = ({ isInert = false, children }: Props) => (
  <Box
    data-color-scheme="light"
    inert={isInert}
    sx={{
      bgcolor: 'background.paper',
      color: 'text.primary',
      colorScheme: 'light',
      typography: 'body1',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
