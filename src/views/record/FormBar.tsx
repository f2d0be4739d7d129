import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** The focus is never scrolled beneath it: `scroll-padding-bottom` of the page leaves room. */
const look = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mt: 2,
  p: 1,
} as const;

/** What ends a form, after its fields and always on screen, however long the form is. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" sx={look} data-form-bar>
    {children}
  </Paper>
);
