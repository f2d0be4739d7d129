import { lazy, type ReactNode, Suspense } from 'react';
import { type DataRecord, isBlank, type Resource } from '../../../schemas';
import { withMaterial } from '../../ui/theme/material';

const RecordPicture = lazy(async () => ({
  default: (await withMaterial(import('../RecordPicture'))).RecordPicture,
}));

/** The picture that stands before what names a row; nothing where it has none. */
export const pictureBefore = (definition: Resource, record: DataRecord): ReactNode =>
  definition.thumbnail === undefined || isBlank(record[definition.thumbnail]) ? undefined : (
    <Suspense>
      <RecordPicture definition={definition} record={record} />
    </Suspense>
  );
