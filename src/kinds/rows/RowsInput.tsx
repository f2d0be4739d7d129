import { Suspense } from 'react';
import { type DrawnInputProps, useDrawnRows } from '../../fields/rowLooks';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { BLOCK_HEIGHT } from '../lazyPart';
import { RowsEditor } from './RowsEditor';

/** Rows to be entered: as their definition has them drawn, or as rows are. */
export const RowsInput = (props: DrawnInputProps) => {
  const drawn = useDrawnRows(props.field);
  if (!drawn) return <RowsEditor {...props} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={BLOCK_HEIGHT} />}>
      <drawn.Input {...props} />
    </Suspense>
  );
};
