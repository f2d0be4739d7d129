import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { type AnyFields, type DataRecord, isBlank } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { CardLine } from '../../ui/CardLine';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableRow } from '../../ui/reorder/ReorderableRow';
import { isForRow } from '../../ui/rows/rowClick';
import { useMediaQuery } from '../../ui/useMediaQuery';

/** How rows are reordered. */
interface RowOrder {
  nameOf(row: DataRecord): string;
  onMove(from: number, to: number): void;
}

/** What the table and the cards of a part's rows are drawn from. */
interface PartRows {
  fields: AnyFields;
  columns?: readonly string[];
  rows: readonly DataRecord[];
  labelScope: LabelScope;
  resource: string;
  /** Stands in place of a value, where the value can be changed in the table. */
  cell?(name: string, row: DataRecord): ReactNode | undefined;
  /** Where a row leads; `null` when it leads nowhere. */
  pathOf?(row: DataRecord): string | null;
  /** Rows can be dragged to their places. */
  order?: RowOrder;
  /** What can be done with a row. */
  actions?(row: DataRecord): ReactNode;
}

interface ShownRows extends PartRows {
  columns: readonly string[];
}

/** What identifies rows: their ids, which not every function gives, and then their places. */
const keyOf = ({ id }: DataRecord, place: number): string => (id === 0 ? `#${place}` : `${id}`);

interface ValueProps extends Pick<PartRows, 'cell' | 'pathOf'> {
  name: string;
  row: DataRecord;
  /** The first value of a row is what it is known by, and leads to where the row does. */
  isFirst: boolean;
}

/** One value of a row, or what it is changed with. */
const RowValue = ({ name, row, isFirst, cell, pathOf }: ValueProps) => {
  const shown = cell?.(name, row) ?? <FieldShow name={name} isCell />;
  const path = isFirst ? pathOf?.(row) : null;
  return path ? (
    <Link component={RouterLink} to={path} fontWeight={500}>
      {shown}
    </Link>
  ) : (
    shown
  );
};

/** What a row needs that opens from anywhere in it, where it leads somewhere. */
const useOpening = ({ pathOf }: Pick<PartRows, 'pathOf'>) => {
  const navigate = useNavigate();
  return (row: DataRecord) => {
    const path = pathOf?.(row) ?? null;
    return (
      path !== null && {
        hover: true,
        sx: { cursor: 'pointer' },
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (isForRow(event)) navigate(path);
        },
      }
    );
  };
};

/** What rows are known by, and the columns in which one of them has a value, or is given one. */
const filledIn = ({ columns, rows, cell }: ShownRows): readonly string[] =>
  columns.filter(
    (name, index) =>
      index === 0 || rows.some((row) => !isBlank(row[name]) || cell?.(name, row) !== undefined),
  );

const WideRows = (props: ShownRows) => {
  const { fields, rows, labelScope, order, actions } = props;
  const columns = filledIn(props);
  const scope = { fields, labelScope, resource: props.resource };
  const translate = useTranslate();
  const viewOf = useViewOf();
  const opening = useOpening(props);
  const alignOf = (name: string) => {
    const field = fields[name];
    return field && viewOf(field).isNumeric ? 'right' : 'left';
  };
  return (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {order && <TableCell padding="checkbox" />}
            {columns.map((name) => (
              <TableCell key={name} align={alignOf(name)}>
                {labelScope.field(name)}
              </TableCell>
            ))}
            {actions && <TableCell align="right">{translate('views.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => {
            const key = keyOf(row, place);
            const cells = (
              <FieldScope key={key} {...scope} record={row}>
                {columns.map((name, index) => (
                  <TableCell key={name} align={alignOf(name)}>
                    <RowValue {...props} name={name} row={row} isFirst={index === 0} />
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={{ py: 0, whiteSpace: 'nowrap' }}>
                    {actions(row)}
                  </TableCell>
                )}
              </FieldScope>
            );
            return order ? (
              <ReorderableRow key={key} id={row.id} name={order.nameOf(row)}>
                {cells}
              </ReorderableRow>
            ) : (
              <TableRow key={key} {...opening(row)}>
                {cells}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

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
const RowCards = (props: ShownRows) => {
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
                .filter((name) => !isBlank(row[name]) || props.cell?.(name, row) !== undefined)
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

/** Rows of fields for parts of a record that are no list of their own: a table, or cards on a phone. */
export const PartTable = (props: PartRows) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const columns = props.columns ?? Object.keys(props.fields);
  if (props.rows.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate('views.noResults')}
      </Typography>
    );
  if (isNarrow) return <RowCards {...props} columns={columns} />;
  const table = <WideRows {...props} columns={columns} />;
  const { order, rows } = props;
  return order ? (
    <Reorderable rows={rows} {...order}>
      {table}
    </Reorderable>
  ) : (
    table
  );
};
