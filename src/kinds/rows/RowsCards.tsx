import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type AnyFields, isShown, type RowLayout, sectionsOf } from '../../../schemas';
import { FieldLines } from '../../fields/FieldLines';
import { FieldScope } from '../../fields/FieldScope';
import { LabelledShow } from '../../fields/LabelledShow';
import type { LabelScope } from '../../fields/labels';

interface Props {
  fields: AnyFields;
  layout?: RowLayout;
  rows: readonly Readonly<Record<string, unknown>>[];
  labelScope: LabelScope;
  resource: string;
}

/** Rows to be read that are too deep, or too wide, for a table: a card each. */
export const RowsCards = ({ rows, layout, ...scope }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {rows.map((row, index) => (
      <Paper
        key={String(row.id ?? `new ${index}`)}
        variant="outlined"
        sx={{ display: 'grid', gap: 1.5, p: 2 }}
      >
        <FieldScope {...scope} record={row}>
          {layout ? (
            <FieldLines
              sections={sectionsOf(layout)}
              labelScope={scope.labelScope}
              isOnScreen={(name) => isShown(scope.fields[name] ?? {}, row)}
            />
          ) : (
            Object.keys(scope.fields).map((name) => <LabelledShow key={name} name={name} />)
          )}
        </FieldScope>
      </Paper>
    ))}
  </Box>
);
