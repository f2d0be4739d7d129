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
