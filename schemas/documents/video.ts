import { flag, title } from './inputOptions';
import { column, option } from './layout';
import type { RowType } from './RowType';

/** A video of the media. Its title names it for those who don't see it. */
export const video: RowType<'video'> = {
  code: 33,
  name: 'video',
  isInput: false,
  media: 'video',
  options: { title, autoplay: flag(), controls: flag(true), loop: flag() },
  layout: column(
    option('mediaId'),
    option('title'),
    option('autoplay'),
    option('controls'),
    option('loop'),
  ),
};
