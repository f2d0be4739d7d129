import Box from '@mui/material/Box';
import { isBlank } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { CardLine } from '../../ui/CardLine';
import { keyOf, type PartRows } from './partRows';
import { RowValue } from './RowValue';

/** A row's buttons stand beside it, or beneath it where they are many. */
const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/**
 * Rows one below the other, for screens without room for a table. They have no handle: what is moved by
 * hand there is moved by its buttons.
 */
export const RowCards = (props: PartRows & { columns: readonly string[] }) => {
  const { fields, columns, rows, labelScope, actions } = props;
  const scope = { fields, labelScope, resource: props.resource };
  const [first = '', ...others] = columns;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, place) => (
        <Box component="li" key={keyOf(row, place)} sx={rowLook}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <FieldScope {...scope} record={row}>
              <Box sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}>
                <RowValue {...props} name={first} row={row} isFirst />
              </Box>
              {others
                .filter((name) => !isBlank(row[name]))
                .map((name) => (
                  <CardLine key={name} label={labelScope.field(name)}>
                    <RowValue {...props} name={name} row={row} isFirst={false} />
                  </CardLine>
                ))}
            </FieldScope>
          </Box>
          {actions && <Box sx={{ ml: 'auto' }}>{actions(row)}</Box>}
        </Box>
      ))}
    </Box>
  );
};
