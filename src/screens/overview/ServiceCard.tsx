import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { Link as RouterLink } from 'react-router';
import type { RowOf } from '../../../dataProvider/values';
import { type AnyFields, isBlank } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import { CardLine } from '../../ui/CardLine';

interface Props {
  row: RowOf<AnyFields>;
  fields: AnyFields;
  /** What it is known by. */
  title: string;
  /** States, each a chip beside the other. */
  states: readonly string[];
  /** Its further details, a line each. */
  lines: readonly string[];
  labelScope: LabelScope;
  resource: string;
  /** Where it leads; `null` for who may not go there. */
  path: string | null;
}

const cardLook = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 2,
  minWidth: 0,
  '&:hover': { borderColor: 'primary.main' },
  // The whole card is pressed, and named by its title alone.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

/** One record of an overview: what it is called, how it stands, and the way to it. */
export const ServiceCard = ({ row, title, states, lines, path, ...scope }: Props) => {
  const { labelScope } = scope;
  return (
    <Paper component="li" variant="outlined" sx={cardLook}>
      <FieldScope {...scope} record={row}>
        <Box sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}>
          {path === null ? (
            <FieldShow name={title} isCell />
          ) : (
            <Link component={RouterLink} to={path} underline="hover">
              {String(row[title])}
            </Link>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {states.map((name) => (
            <FieldShow key={name} name={name} isCell />
          ))}
        </Box>
        {lines
          .filter((name) => !isBlank(row[name]))
          .map((name) => (
            <CardLine key={name} label={labelScope.field(name)}>
              <FieldShow name={name} isCell />
            </CardLine>
          ))}
      </FieldScope>
    </Paper>
  );
};
