import type { Layout, LayoutProps } from '@jsonforms/core';
import { JsonFormsDispatch, withJsonFormsLayoutProps } from '@jsonforms/react';
import Box from '@mui/material/Box';
import { elementIs } from '../testers';

/** Narrower than this, every row takes the whole width. */
const NARROW = 560;

/** The rows of a document on a grid of twelve columns. */
const DocumentGrid = ({ uischema, schema, path, enabled }: LayoutProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gap: 2,
        alignItems: 'start',
        '& > *': { gridColumn: '1 / -1' },
        [`@container (min-width: ${NARROW}px)`]: {
          '& > *': { gridColumn: 'span var(--columns)' },
        },
      }}
    >
      {(uischema as Layout).elements.map((element) => (
        <Box
          key={element.options?.row.id}
          style={{ '--columns': element.options?.columns } as object}
          sx={{ minWidth: 0 }}
        >
          <JsonFormsDispatch uischema={element} schema={schema} path={path} enabled={enabled} />
        </Box>
      ))}
    </Box>
  </Box>
);

export const documentGridRenderer = {
  tester: elementIs('DocumentGrid'),
  renderer: withJsonFormsLayoutProps(DocumentGrid),
};
