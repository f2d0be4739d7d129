import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { AnyFields } from '../../../schemas';
import { NestedShow } from '../../fields/NestedShow';

interface Props {
  fields: AnyFields;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Prefix of the fields' labels. */
  scope: string;
  resource: string;
}

/** Rows to be read that are too deep for a table: a card each. */
export const RowsCards = ({ fields, rows, scope, resource }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {rows.map((row, index) => (
      <Paper
        key={String(row.id ?? `new ${index}`)}
        variant="outlined"
        sx={{ display: 'grid', gap: 1.5, p: 2 }}
      >
        {Object.entries(fields).map(([name, field]) => (
          <NestedShow
            key={name}
            name={name}
            field={field}
            scope={scope}
            resource={resource}
            record={{ ...row }}
            value={row[name]}
          />
        ))}
      </Paper>
    ))}
  </Box>
);
