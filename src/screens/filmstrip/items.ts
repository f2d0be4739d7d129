import { isAllowed } from '../../../dataProvider/session';
import type { playlists } from '../../../resources/signage/playlists';
import type { RecordOf } from '../../../schemas';
import { mediaTypeOf, mediaTypes } from '../../../schemas/media/mediaTypes';
import type { MediaRecord } from '../../media/MediaRecord';
import { mediaAddress } from '../../media/mediaAddress';

/** What is shown for a time, one after the other. */
export type Item = RecordOf<typeof playlists>['playListItems'][number];

export const isVideo = ({ mimeType }: Pick<Item, 'mimeType'>): boolean =>
  mediaTypeOf(mimeType) === mediaTypes.video;

/** Whether an item's file can be read by who looks at it. */
export const canBeSeen = ({ src }: Item): boolean => src !== '' && isAllowed('media', 'read');

/** Types of which the server makes a small picture. */
const PICTURED = /^image\/(png|jpeg|webp|gif|avif|tiff)$/;

/** Where the small picture of an item is read. */
export const thumbnailOf = ({ src, mimeType }: Item): string =>
  PICTURED.test(mimeType) && src.includes('?') ? `${src}&thumbnail=1` : src;

/** What every new item begins with. */
const begun = {
  id: null,
  title: '',
  filename: '',
  mimeType: '',
  src: '',
  mediaId: null,
  priceSheetId: null,
  duration: 0,
  transition: 0,
  deleted: false,
} as const;

/**
 * An item that shows a file: a picture for the list's default time, a video from its beginning to its end.
 *
 * @param defDuration seconds
 */
export const itemOf = (file: MediaRecord, defDuration: number): Item => {
  const mimeType = file.mimeType ?? '';
  return {
    ...begun,
    title: file.title || file.fileName,
    filename: file.fileName,
    mimeType,
    src: mediaAddress(file),
    mediaId: file.id,
    duration: isVideo({ mimeType }) ? 0 : defDuration,
  };
};

/** An item that shows a price sheet, for as long as a picture. */
export const itemOfSheet = (
  { id, title }: { id: number; title: string },
  defDuration: number,
): Item => ({ ...begun, title, priceSheetId: id, duration: defDuration });

/** Takes an item away: one that is stored is marked, and can be brought back until that is saved. */
export const without = (items: readonly Item[], index: number): readonly Item[] =>
  items.flatMap((item, place) => {
    if (place !== index) return [item];
    return item.id === null ? [] : [{ ...item, deleted: true }];
  });

/**
 * For how many seconds an item is shown. What has no time of its own is shown for the default time.
 *
 * @param length of the video in seconds, where it is known
 */
export const secondsOf = (item: Item, defDuration: number, length?: number): number | undefined =>
  isVideo(item) ? length : item.duration || defDuration;

/** How long a list runs. */
export interface RunningTime {
  readonly seconds: number;
  /** How many videos come on top whose length isn't known. */
  readonly unknown: number;
}

/**
 * How long items run from the first to the last; those that are taken away don't count.
 *
 * @param lengths of videos in seconds, by their addresses
 */
export const runningTime = (
  items: readonly Item[],
  defDuration: number,
  lengths: Readonly<Record<string, number>>,
): RunningTime => {
  const times = items
    .filter(({ deleted }) => !deleted)
    .map((item) => secondsOf(item, defDuration, lengths[item.src]));
  const known = times.filter((seconds) => seconds !== undefined);
  return {
    seconds: known.reduce((sum, seconds) => sum + seconds, 0),
    unknown: times.length - known.length,
  };
};

const HOUR = 3_600;
const MINUTE = 60;

/** Seconds as a clock shows them: 1:05, 1:00:09. Parts of a second are rounded. */
export const writtenTime = (seconds: number): string => {
  const whole = Math.round(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = two(whole % MINUTE);
  return whole < HOUR
    ? `${minutes}:${rest}`
    : `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}`;
};
