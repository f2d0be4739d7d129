import Box from '@mui/material/Box';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import type { DisplayProps } from './DisplayProps';

/** A line between rows. */
export const DividerDisplay = ({ row }: DisplayProps) => (
  <Box
    component="hr"
    sx={{ border: 0, borderTop: '2px', borderColor: 'divider', my: 1 }}
    style={{ borderTopStyle: textOption(row, 'dividerType') as 'solid' }}
  />
);

export const dividerRenderer = { tester: elementIs('divider'), renderer: element(DividerDisplay) };
