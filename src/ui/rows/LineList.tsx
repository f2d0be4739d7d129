import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListProps {
  label: string;
  /** Its lines. */
  children: ReactNode;
}

/** A list of lines below one another, with a rule between them. */
export const LineList = ({ label, children }: ListProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
  >
    {children}
  </Box>
);

interface Props {
  name: ReactNode;
  text: ReactNode;
  /** What can be done with it, at its end. */
  children: ReactNode;
}

/** One of the lines: what it is called, more about it, and what can be done with it. */
export const Line = ({ name, text, children }: Props) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography fontWeight={600}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Box>
    {children}
  </Box>
);
