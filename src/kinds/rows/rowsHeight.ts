import type { OptionsOf, ValueOf } from '../../../schemas';
import { shownFields } from './shownFields';

interface Props {
  value: ValueOf<'rows'>;
  field: OptionsOf<'rows'>;
}

/** The height of a table of rows, or of their cards on a phone, as if each field were a line of text. */
export const rowsHeight = ({ value, field }: Props): string => {
  const others = Object.keys(shownFields(field)).length - 1;
  return `calc(var(--rows-head) + ${Math.max(value.length, 1)} * (var(--row) + ${others} * var(--row-line)))`;
};
