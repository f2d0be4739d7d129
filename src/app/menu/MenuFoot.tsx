import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What stands below the menu's entries, however far they are scrolled. */
export const MenuFoot = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 0.5,
      px: 1.5,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);
