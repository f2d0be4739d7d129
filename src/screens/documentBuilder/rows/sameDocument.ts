import { isSameDetails } from './details';
import type { Content } from './history';
import { isSameContent, type Rows } from './rowList';

/** Whether two states of its rows are. */
export const isSameRows = (some: Rows, others: Rows): boolean =>
  some.length === others.length &&
  some.every((row, index) => {
    const other = others[index];
    return other !== undefined && row.id === other.id && isSameContent(row, other);
  });

/** Whether two states of a document are the same, row by row. */
export const isSameDocument = (one: Content, other: Content): boolean =>
  isSameDetails(one.details, other.details) && isSameRows(one.rows, other.rows);
