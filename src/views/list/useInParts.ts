import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once, and those that are added with each further part. */
const FIRST = 30;
const STEP = 150;

/** So many rows identify what a list shows: with all of them gone, it shows something else. */
const SIGNIFICANT = 5;

interface Drawn {
  readonly order: string;
  /** Ids of the rows that the list began with. */
  readonly first: readonly number[];
  readonly count: number;
}

const isOfThem = ({ order, first }: Drawn, rows: readonly { readonly id: number }[], by: string) =>
  order === by && (first[0] === rows[0]?.id || rows.some(({ id }) => first.includes(id)));

/**
 * The rows of a list that are drawn by now: those that fill a screen at once, the others in parts, between which the
 * page answers. In the end all of them are there, for the keyboard and for who looks for something in the page. A
 * change of a row leaves drawn what is; another order or another search begins anew.
 *
 * @param order what the rows are sorted by, and which way
 */
export const useInParts = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  order: string,
): readonly Row[] => {
  const [drawn, setDrawn] = useState<Drawn>({ order, first: [], count: FIRST });
  const count = isOfThem(drawn, rows, order) ? drawn.count : FIRST;
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const first = rows.slice(0, SIGNIFICANT).map(({ id }) => id);
    const timer = setTimeout(() =>
      startTransition(() => setDrawn({ order, first, count: count + STEP })),
    );
    return () => clearTimeout(timer);
  }, [rows, order, count, isWhole]);
  return isWhole ? rows : rows.slice(0, count);
};
