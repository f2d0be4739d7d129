import { addressOf } from '../../dataProvider/http';
import type { MediaRecord } from './MediaRecord';

type Addressed = Pick<MediaRecord, 'id' | 'fileName'> &
  Partial<Pick<MediaRecord, 'lastModified' | 'mimeType'>>;

/** Changes with the file's content, so that what a browser keeps of the one before isn't shown. */
const versionOf = ({ lastModified }: Addressed): number | undefined =>
  lastModified ? Date.parse(lastModified) : undefined;

/** Where the browser reads a file of the media library. */
export const mediaAddress = (record: Addressed): string =>
  addressOf('media/files', { id: record.id, filename: record.fileName, v: versionOf(record) });

/** Types of which the server makes a small picture. SVG is shown as it is, being small and sharp. */
const PICTURED = /^image\/(png|jpeg|webp|gif|avif|tiff|svg\+xml)$/;

/** Where the browser reads a file's small picture; `null` when there is none. */
export const thumbnailAddress = (record: Addressed): string | null =>
  PICTURED.test(record.mimeType ?? '')
    ? addressOf('media/files', {
        id: record.id,
        filename: record.fileName,
        thumbnail: 1,
        v: versionOf(record),
      })
    : null;

/** The address of a file for use outside the app. */
export const absoluteAddress = (record: Addressed): string =>
  new URL(
    addressOf('media/files', { id: record.id, filename: record.fileName }),
    window.location.origin,
  ).href;
