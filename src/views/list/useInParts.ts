import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once, and those that are added with each further part. */
const FIRST = 100;
const STEP = 150;

/** What says that a list shows something else, rather than the same with a change in it. */
const beginningOf = (rows: readonly { readonly id: number }[], order: string): string =>
  `${order} ${rows[0]?.id}`;

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
  const beginning = beginningOf(rows, order);
  const [drawn, setDrawn] = useState({ beginning, count: FIRST });
  const count = drawn.beginning === beginning ? drawn.count : FIRST;
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() =>
      startTransition(() => setDrawn({ beginning, count: count + STEP })),
    );
    return () => clearTimeout(timer);
  }, [beginning, count, isWhole]);
  return isWhole ? rows : rows.slice(0, count);
};
