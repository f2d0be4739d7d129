import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { FieldScope } from '../../fields/FieldScope';
import { useViewOf } from '../../fields/registry';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableRow } from '../../ui/reorder/ReorderableRow';
import { keyOf, type PartRows } from './partRows';
import { RowCards } from './RowCards';
import { RowValue } from './RowValue';

const WideRows = (props: PartRows & { columns: readonly string[] }) => {
  const { fields, columns, rows, labelScope, order, actions } = props;
  const scope = { fields, labelScope, resource: props.resource };
  const translate = useTranslate();
  const viewOf = useViewOf();
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
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
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
              <TableRow key={key}>{cells}</TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
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
