import type { Layout, LayoutProps, UISchemaElement } from '@jsonforms/core';
import { JsonFormsDispatch, withJsonFormsLayoutProps } from '@jsonforms/react';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { elementIs } from '../testers';

/** Narrower than this, every row takes the whole width. */
const NARROW = 560;

interface CellProps extends Pick<LayoutProps, 'schema' | 'path' | 'enabled'> {
  element: UISchemaElement;
}

/** A row in its place; drawn again only when the row is another. */
const Cell = memo(({ element, schema, path, enabled }: CellProps) => (
  <div
    data-row={element.options?.row.id}
    style={{ '--columns': element.options?.columns } as object}
  >
    <JsonFormsDispatch uischema={element} schema={schema} path={path} enabled={enabled} />
  </div>
));

/** The rows of a document on a grid of twelve columns. */
const DocumentGrid = ({ uischema, schema, path, enabled }: LayoutProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gap: 2,
        alignItems: 'start',
        '& > *': { gridColumn: '1 / -1', minWidth: 0 },
        [`@container (min-width: ${NARROW}px)`]: {
          '& > *': { gridColumn: 'span var(--columns)' },
        },
      }}
    >
      {(uischema as Layout).elements.map((element) => (
        <Cell
          key={element.options?.row.id}
          element={element}
          schema={schema}
          path={path}
          enabled={enabled}
        />
      ))}
    </Box>
  </Box>
);

export const documentGridRenderer = {
  tester: elementIs('DocumentGrid'),
  renderer: withJsonFormsLayoutProps(DocumentGrid),
};
