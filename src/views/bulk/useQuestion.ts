import { useEffect, useRef, useState } from 'react';
import type { RowResult } from '../../../dataProvider/eachRow';
import type { Change, Seen } from './change';
import { type BulkQuestion, isRefused, replaced } from './conflicts';

/** What is asked while several rows are changed, until somebody answers it. */
export const useQuestion = () => {
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const open = useRef<BulkQuestion>(undefined);
  // Whoever leaves the list keeps what others made.
  useEffect(() => () => open.current?.answer([]), []);
  const ask = (asked: Omit<BulkQuestion, 'answer'>): Promise<readonly number[]> =>
    new Promise((resolve) => {
      const next = {
        ...asked,
        answer: (ids: readonly number[]) => {
          open.current = undefined;
          setQuestion(null);
          resolve(ids);
        },
      };
      open.current = next;
      setQuestion(next);
    });
  return { question, ask };
};

/**
 * Does something to rows; of those that somebody else has changed since they were seen, to the ones that are answered.
 *
 * @param attempt does it to rows as they are given
 */
export const settled = async (
  change: Change,
  seen: Seen,
  attempt: (seen: Seen) => Promise<readonly RowResult[]>,
  ask: ReturnType<typeof useQuestion>['ask'],
): Promise<readonly RowResult[]> => {
  let results = await attempt(seen);
  let refused = results.filter(isRefused);
  while (refused.length > 0) {
    const ids = await ask({ refused, change });
    if (ids.length === 0) break;
    const mine = refused.filter(({ id }) => ids.includes(id));
    const later = await attempt(new Map(mine.map(({ id, conflict }) => [id, conflict.present])));
    results = replaced(results, later);
    refused = later.filter(isRefused);
  }
  return results;
};
