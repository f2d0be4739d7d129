import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface Props {
  isInert?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The paper that documents are on: light in both themes, because their colours were chosen for a light
 * page.
 */
export const Sheet = ({ isInert = false, ref, children }: Props) => (
  <Box
    ref={ref}
    data-color-scheme="light"
    inert={isInert}
    sx={{
      bgcolor: 'background.paper',
      color: 'text.primary',
      colorScheme: 'light',
      borderRadius: 1,
      p: isInert ? 1 : { xs: 2, sm: 3 },
      typography: 'body1',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
