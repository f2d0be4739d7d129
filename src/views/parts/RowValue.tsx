import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { DataRecord } from '../../../schemas';
import { FieldShow } from '../../fields/FieldShow';
import type { PartRows } from './partRows';

interface Props extends Pick<PartRows, 'cell' | 'pathOf'> {
  name: string;
  row: DataRecord;
  /** The first value of a row is what it is known by, and leads to where the row does. */
  isFirst: boolean;
}

/** One value of a row, or what it is changed with. */
export const RowValue = ({ name, row, isFirst, cell, pathOf }: Props) => {
  const shown = cell?.(name, row) ?? <FieldShow name={name} isCell />;
  const path = isFirst ? pathOf?.(row) : null;
  return path ? (
    <Link component={RouterLink} to={path} fontWeight={600}>
      {shown}
    </Link>
  ) : (
    shown
  );
};
