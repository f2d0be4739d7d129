import { boolean } from './boolean';
import { button } from './button';
import { date } from './date';
import { divider } from './divider';
import { enumRow } from './enum';
import { fileInput } from './fileInput';
import { float } from './float';
import { html } from './html';
import { image } from './image';
import { imageInput } from './imageInput';
import { integer } from './integer';
import { link } from './link';
import { list } from './list';
import type { RowName, RowType } from './RowType';
import { string } from './string';
import { text } from './text';
import { time } from './time';
import { video } from './video';

const byName: { readonly [Name in RowName]: RowType<Name> } = {
  string,
  integer,
  float,
  enum: enumRow,
  boolean,
  date,
  time,
  button,
  imageInput,
  fileInput,
  text,
  divider,
  image,
  video,
  html,
  link,
  list,
};

/** Every row type there is, in the order of the palette: what asks, then what shows. */
export const rowTypes: readonly RowType[] = Object.values(byName);

const byCode = new Map<number, RowType>(rowTypes.map((type) => [type.code, type]));

/** The row type of a code on the wire; `undefined` for a code that is none. */
export const rowTypeOf = (code: number): RowType | undefined => byCode.get(code);
