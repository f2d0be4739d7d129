import type { Layout, LayoutProps } from '@jsonforms/core';
import { JsonFormsDispatch, withJsonFormsLayoutProps } from '@jsonforms/react';
import Box from '@mui/material/Box';
import { elementIs } from '../testers';

const elementKey = (element: object, index: number): string =>
  'scope' in element ? String(element.scope) : String(index);

const layout = (columns: string) => {
  const Elements = ({ uischema, schema, path, enabled, visible }: LayoutProps) =>
    visible ? (
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
        {(uischema as Layout).elements.map((element, index) => (
          <JsonFormsDispatch
            key={elementKey(element, index)}
            uischema={element}
            schema={schema}
            path={path}
            enabled={enabled}
          />
        ))}
      </Box>
    ) : null;
  return withJsonFormsLayoutProps(Elements);
};

/** Elements beneath each other. */
export const verticalRenderer = {
  tester: elementIs('VerticalLayout'),
  renderer: layout('minmax(0, 1fr)'),
};

/** Elements on a line, or beneath each other where they would be too narrow. */
export const horizontalRenderer = {
  tester: elementIs('HorizontalLayout'),
  renderer: layout('repeat(auto-fit, minmax(min(116px, 100%), 1fr))'),
};
