import type { media } from '../../resources/content/media';
import type { RecordOf } from '../../schemas';

/** A file of the media library. */
export type MediaRecord = RecordOf<typeof media>;
