import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type AnyFields, isShown, type RowLayout, sectionsOf } from '../../../schemas';
import { FieldGrid } from '../../fields/FieldGrid';
import { FieldLines } from '../../fields/FieldLines';
import { FieldScope } from '../../fields/FieldScope';
import { FieldSlot } from '../../fields/FieldSlot';
import type { LabelScope } from '../../fields/labels';
import { TOUCH } from '../../ui/theme/touch';

interface Props {
  fields: AnyFields;
  layout?: RowLayout;
  rows: readonly Readonly<Record<string, unknown>>[];
  labelScope: LabelScope;
  resource: string;
}

/** Its number, in a line as high as where buttons stand beside it. */
const numberLook = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  mb: 1,
  color: 'text.secondary',
  [TOUCH]: { minHeight: 44 },
} as const;

/** Rows to be read that are too deep, or too wide, for a table: a card each, as where they are entered. */
export const RowsCards = ({ rows, layout, ...scope }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {rows.map((row, index) => (
      <Paper key={String(row.id ?? `new ${index}`)} variant="outlined" sx={{ p: 2, pt: 1 }}>
        <Box sx={numberLook}>{index + 1}</Box>
        <FieldScope {...scope} record={row}>
          {layout ? (
            <FieldLines
              sections={sectionsOf(layout)}
              labelScope={scope.labelScope}
              isOnScreen={(name) => isShown(scope.fields[name] ?? {}, row)}
            />
          ) : (
            <FieldGrid names={Object.keys(scope.fields)}>
              {(name) => <FieldSlot name={name} isAlone={false} />}
            </FieldGrid>
          )}
        </FieldScope>
      </Paper>
    ))}
  </Box>
);
