import type { DocumentRow } from '../../../../schemas/documents';
import { isObject } from '../../../../schemas/isObject';
import { perObject } from '../../../../schemas/perObject';
import { moved } from '../../../ui/reorder/moved';

/**
 * The rows of a document while it is built, in their order. A row's `id` is its key here: it stays while
 * the row is removed and brought back, which gives it another id on the server. Its place is its place in
 * the list; `order` is that of the moment it was read.
 */
export type Rows = readonly DocumentRow[];

/** What changes of a row. */
export interface RowPatch {
  options?: Readonly<Record<string, unknown>>;
  mediaId?: number | null;
}

export const indexOf = (rows: Rows, key: number | null): number =>
  rows.findIndex(({ id }) => id === key);

/** The rows with another one at an index. */
export const inserted = (rows: Rows, row: DocumentRow, index: number): Rows =>
  rows.toSpliced(index, 0, row);

export const without = (rows: Rows, key: number): Rows => rows.filter(({ id }) => id !== key);

/** The rows with one of them at another index, or the same rows when it stands there already. */
export const movedTo = (rows: Rows, key: number, to: number): Rows => {
  const from = indexOf(rows, key);
  const place = Math.max(0, Math.min(to, rows.length - 1));
  return from >= 0 && place !== from ? moved(rows, from, place) : rows;
};

/** The rows with one of them changed; the others stay the same objects. */
export const patched = (rows: Rows, key: number, { options, mediaId }: RowPatch): Rows =>
  rows.map((row) =>
    row.id === key
      ? {
          ...row,
          options: options ? { ...row.options, ...options } : row.options,
          mediaId: mediaId === undefined ? row.mediaId : mediaId,
        }
      : row,
  );

const sorted = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** What a row holds, as text; memoized for each object, since it is read at every key. */
export const contentOf = perObject(
  ({ type, options, mediaId, translationId }: DocumentRow): string =>
    JSON.stringify([type, sorted(options), mediaId, translationId]),
);

/** Whether two rows hold the same, whatever their keys. */
export const isSameContent = (one: DocumentRow, other: DocumentRow): boolean =>
  one === other || contentOf(one) === contentOf(other);

/** Whether keys stand as the rows do. */
export const isSameOrder = (keys: readonly number[], rows: Rows): boolean =>
  keys.length === rows.length && rows.every(({ id }, index) => id === keys[index]);

/** The row that takes a row's place once it is gone. */
export const neighbour = (rows: Rows, index: number): number | null =>
  (rows[index] ?? rows.at(-1))?.id ?? null;
