import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { type DataRecord, isBlank, type QuerySpec, type Resource } from '../../../../schemas';
import { FieldScope } from '../../../fields/FieldScope';
import { FieldShow } from '../../../fields/FieldShow';
import { useLabels } from '../../../fields/labels';
import { useRecordPath } from '../../../routing/paths';
import { CardLine } from '../../../ui/CardLine';
import { ShowMore, useShowMore } from '../../../ui/ShowMore';

interface Props {
  definition: Resource;
  /** The name of the query. */
  query: string;
  spec: QuerySpec;
  rows: readonly DataRecord[];
  shown: Readonly<Record<string, unknown>>;
}

/** Rows drawn at first, and added with each "show more". */
const STEP = 50;

const listLook = {
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  m: 0,
  mt: 1,
  p: 0,
} as const;

const rowLook = {
  py: 1,
  minWidth: 0,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What a query answered: what it shows, the last of it being what it comes to, and its rows in their order. */
export const Tried = ({ definition, query, spec, rows, shown }: Props) => {
  const labels = useLabels(definition.name).query(query);
  const recordPath = useRecordPath();
  const { limit, more } = useShowMore(STEP);
  const { fields, shows = {}, opens } = spec;
  const scope = { labelScope: labels, resource: definition.name };
  const [title = '', ...others] = Object.keys(fields);
  const figures = Object.keys(shows);
  const pathOf = (row: DataRecord) => (opens === undefined ? null : recordPath(opens, row.id, row));
  return (
    <>
      <FieldScope {...scope} fields={shows} record={shown}>
        {figures.map((name) => (
          <Box
            key={name}
            sx={name === figures.at(-1) ? { fontSize: '1rem', fontWeight: 600 } : undefined}
          >
            <CardLine label={labels.field(name)}>
              <FieldShow name={name} isCell />
            </CardLine>
          </Box>
        ))}
      </FieldScope>
      <Box component="ol" sx={listLook}>
        {rows.slice(0, limit).map((row, place) => {
          const path = pathOf(row);
          return (
            <Box component="li" key={row.id} sx={rowLook}>
              <FieldScope {...scope} fields={fields} record={row}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {`${place + 1}. `}
                  {path === null ? (
                    <FieldShow name={title} isCell />
                  ) : (
                    <Link component={RouterLink} to={path}>
                      <FieldShow name={title} isCell />
                    </Link>
                  )}
                </Box>
                {others
                  .filter((name) => !isBlank(row[name]))
                  .map((name) => (
                    <CardLine key={name} label={labels.field(name)}>
                      <FieldShow name={name} isCell />
                    </CardLine>
                  ))}
              </FieldScope>
            </Box>
          );
        })}
      </Box>
      <ShowMore {...more(rows.length)} />
    </>
  );
};
