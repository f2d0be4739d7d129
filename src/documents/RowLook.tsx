import { memo } from 'react';
import { type DocumentRow, rowTypeOf } from '../../schemas/rows';

interface Props {
  row: DocumentRow;
  language?: string;
}

/** One row as it will look, with its inputs out of reach. */
export const RowLook = memo(({ row }: Props) => <div>{rowTypeOf(row.type)?.name}</div>);
