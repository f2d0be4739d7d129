import { inputLayout, inputOptions } from './inputOptions';
import type { RowType } from './RowType';

/** A picture that is chosen from the media or uploaded to them; its value is the media id. */
export const imageInput: RowType<'imageInput'> = {
  code: 10,
  name: 'imageInput',
  isInput: true,
  options: inputOptions(),
  layout: inputLayout([], false),
  value: { schema: () => ({ type: ['integer', 'null'], format: 'media' }) },
};
