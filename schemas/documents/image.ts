import { flag, oneOf, TITLE_LENGTH, text, title } from './inputOptions';
import { column, option } from './layout';
import type { RowType } from './RowType';

/** A picture of the media. Its title describes it to those who don't see it. */
export const image: RowType<'image'> = {
  code: 32,
  name: 'image',
  isInput: false,
  media: 'images',
  options: {
    title,
    caption: text(TITLE_LENGTH),
    imageAlignment: oneOf('left', 'center', 'right'),
    lightbox: flag(),
  },
  layout: column(
    option('mediaId'),
    option('title'),
    option('caption'),
    option('imageAlignment'),
    option('lightbox'),
  ),
};
