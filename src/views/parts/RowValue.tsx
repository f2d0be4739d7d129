import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { viewOf } from '../../fields/fields';
import type { TableRowData, TableRowsProps } from './tableRows';

interface Props extends TableRowsProps {
  name: string;
  row: TableRowData;
  /** The first value of a row is what it is known by, and leads to where the row does. */
  isFirst: boolean;
}

/** One value of a row, or what it is changed with. */
export const RowValue = ({ fields, name, row, isFirst, scope, resource, cell, pathOf }: Props) => {
  const field = fields[name];
  if (!field) return null;
  const { Show } = viewOf(field);
  const context = { name, field, scope, resource, record: row };
  const shown = cell?.(name, row) ?? <Show isCell {...context} value={row[name]} />;
  const path = isFirst ? pathOf?.(row) : null;
  return path ? (
    <Link component={RouterLink} to={path} fontWeight={600}>
      {shown}
    </Link>
  ) : (
    shown
  );
};
