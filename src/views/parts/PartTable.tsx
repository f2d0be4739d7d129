import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { AnyFields } from '../../../schemas';
import { viewOf } from '../../fields/fields';
import { RowCards } from './RowCards';
import { RowValue } from './RowValue';
import type { TableRowsProps } from './tableRows';

const alignOf = (fields: AnyFields, name: string) => {
  const field = fields[name];
  return field && viewOf(field).isNumeric ? 'right' : 'left';
};

const WideRows = (props: TableRowsProps & { columns: readonly string[] }) => {
  const { fields, columns, rows, rowKey, scope, drawRow, actions } = props;
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {drawRow && <TableCell padding="checkbox" />}
            {columns.map((name) => (
              <TableCell key={name} align={alignOf(fields, name)}>
                {translate(`${scope}.fields.${name}`)}
              </TableCell>
            ))}
            {actions && <TableCell align="right">{translate('views.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const cells = (
              <>
                {columns.map((name, index) => (
                  <TableCell key={name} align={alignOf(fields, name)}>
                    <RowValue {...props} name={name} row={row} isFirst={index === 0} />
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {actions(row)}
                  </TableCell>
                )}
              </>
            );
            return drawRow?.(row, cells) ?? <TableRow key={rowKey(row)}>{cells}</TableRow>;
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** Rows of fields for parts of a record that are no list of their own: a table, or cards on a phone. */
export const PartTable = (props: TableRowsProps) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const columns = props.columns ?? Object.keys(props.fields);
  if (props.rows.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate('views.noResults')}
      </Typography>
    );
  const Rows = isNarrow ? RowCards : WideRows;
  return <Rows {...props} columns={columns} />;
};
