import { Refusal } from '../../contract/Refusal';
import type { Values } from '../../store/Store';
import { plainText } from '../../wire/sent';

/** The place in an order that was sent for a row. @throws Refusal 400 */
export const placeOf = (sent: unknown): number => {
  if (/^\d{1,9}$/.test(plainText(sent) ?? '')) return Number(sent);
  throw new Refusal(400, 'server.records.place');
};

/** Where rows share a number, all are numbered again: in that order, and as they stood among themselves. */
export const numberedThrough = (rows: readonly Values[], field: string): readonly Values[] => {
  if (new Set(rows.map((row) => row[field])).size === rows.length) return rows;
  const inOrder = rows.toSorted((one, other) => Number(one[field]) - Number(other[field]));
  return rows.map((row) => ({ ...row, [field]: inOrder.indexOf(row) + 1 }));
};

/** Rows among which one takes its place: where another has that, it and those after it move on by one, as they stand. */
export const withRoomFor = (
  rows: readonly Values[],
  field: string | undefined,
  added: Values,
): readonly Values[] => {
  const place = field === undefined ? undefined : added[field];
  if (field === undefined || typeof place !== 'number') return rows;
  if (!rows.some((row) => row[field] === place)) return rows;
  return rows.map((row) => {
    const number = row[field];
    return typeof number === 'number' && number >= place ? { ...row, [field]: number + 1 } : row;
  });
};
