import { lazy, type ReactNode, Suspense } from 'react';
import { type DataRecord, isBlank, type Resource } from '../../../schemas';
import { withMaterial } from '../../ui/theme/material';
import look from './list.module.css';

const RecordPicture = lazy(async () => ({
  default: (await withMaterial(import('../RecordPicture'))).RecordPicture,
}));

type Rows = readonly DataRecord[];

/** Whether one of the rows has a picture before its name. */
export const havePictures = ({ thumbnail }: Resource, rows: Rows): boolean =>
  thumbnail !== undefined && rows.some((row) => !isBlank(row[thumbnail]));

/** The picture that stands before what names a row; its room where it has none, so that names stand below each other. */
export const pictureBefore = (definition: Resource, record: DataRecord): ReactNode => {
  if (definition.thumbnail === undefined) return undefined;
  return (
    <span className={look.thumbnail}>
      {!isBlank(record[definition.thumbnail]) && (
        <Suspense>
          <RecordPicture definition={definition} record={record} />
        </Suspense>
      )}
    </span>
  );
};
