import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AnyFields } from '../../schemas';
import { viewOf } from './fields';

export type TableRowData = Record<string, unknown>;

interface Props {
  fields: AnyFields;
  columns?: readonly string[];
  rows: readonly TableRowData[];
  rowKey(row: TableRowData): string | number;
  /** Prefix of the labels of the fields. */
  scope: string;
  resource: string;
  /** Stands in place of a value, where the value can be changed in the table. */
  cell?(name: string, row: TableRowData): ReactNode | undefined;
  /** Where a row leads; `null` when it leads nowhere. */
  pathOf?(row: TableRowData): string | null;
  /** Draws a row that brings a cell of its own in front, such as a handle. */
  drawRow?(row: TableRowData, cells: ReactNode): ReactNode;
  /** What can be done with a row. */
  actions?(row: TableRowData): ReactNode;
}

/** Rows of fields as a table, for parts of a record that are no list of their own. */
export const RowsTable = ({
  fields,
  rows,
  rowKey,
  scope,
  resource,
  cell,
  pathOf,
  drawRow,
  actions,
  ...rest
}: Props) => {
  const translate = useTranslate();
  const columns = rest.columns ?? Object.keys(fields);
  if (rows.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate('views.noResults')}
      </Typography>
    );
  return (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {drawRow && <TableCell padding="checkbox" />}
            {columns.map((name) => (
              <TableCell key={name}>{translate(`${scope}.fields.${name}`)}</TableCell>
            ))}
            {actions && <TableCell align="right">{translate('views.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const path = pathOf?.(row) ?? null;
            const cells = (
              <>
                {columns.map((name, index) => {
                  const field = fields[name];
                  if (!field) return null;
                  const { Show } = viewOf(field);
                  const context = { name, field, scope, resource, record: row };
                  const shown = cell?.(name, row) ?? <Show isCell {...context} value={row[name]} />;
                  return (
                    <TableCell key={name}>
                      {index === 0 && path !== null ? (
                        <Link component={RouterLink} to={path} fontWeight={600}>
                          {shown}
                        </Link>
                      ) : (
                        shown
                      )}
                    </TableCell>
                  );
                })}
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
