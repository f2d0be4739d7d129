import { inputLayout, inputOptions } from './inputOptions';
import type { RowType } from './RowType';

/** A file that is chosen from the media or uploaded to them; its value is the media id. */
export const fileInput: RowType<'fileInput'> = {
  code: 11,
  name: 'fileInput',
  isInput: true,
  options: inputOptions(),
  layout: inputLayout([], false),
  value: { schema: () => ({ type: ['integer', 'null'], format: 'media' }) },
};
