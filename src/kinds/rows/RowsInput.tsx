import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { RowsLook } from '../../../schemas';
import { type DrawnInputProps, useDrawnRows } from '../../fields/rowLooks';
import { BLOCK_HEIGHT } from '../lazyPart';
import { RowsEditor } from './RowsEditor';

const DrawnInput = ({ look, ...props }: DrawnInputProps & { look: RowsLook }) => {
  const { Input } = useDrawnRows(look);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={BLOCK_HEIGHT} />}>
      <Input {...props} />
    </Suspense>
  );
};

/** Rows to be entered: as their definition has them drawn, or as rows are. */
export const RowsInput = (props: DrawnInputProps) => {
  const { drawnAs } = props.field;
  return drawnAs ? <DrawnInput {...props} look={drawnAs} /> : <RowsEditor {...props} />;
};
