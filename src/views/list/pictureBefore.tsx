import type { ReactNode } from 'react';
import { type DataRecord, isBlank, type Resource } from '../../../schemas';
import { RecordPicture } from '../RecordPicture';
import look from './list.module.css';

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
        <RecordPicture definition={definition} record={record} />
      )}
    </span>
  );
};
