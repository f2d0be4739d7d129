import { type FocusEvent, type PointerEvent, useState } from 'react';
import type { DataRecord } from '../../../../schemas';

/** What a list of rows listens to, to know when nobody is at it any more. */
interface Attended {
  onPointerLeave(event: PointerEvent): void;
  onBlur(event: FocusEvent): void;
}

export interface StandingRows {
  rows: readonly DataRecord[];
  /** Whether a row has gone to the other side, and only keeps its place. */
  isGone(row: DataRecord): boolean;
  /** Keeps all rows where they stand, until nobody is at them. */
  stand(): void;
  /** Lets them go to their places. */
  release(): void;
  attended: Attended;
}

/**
 * Rows that stay where they stand while some of them go to the other side: the next click on the same spot must not
 * meet the row that would have slid there. They close up once the pointer or the focus leaves them.
 */
export const useStandingRows = (rows: readonly DataRecord[]): StandingRows => {
  const [stood, setStood] = useState<readonly DataRecord[] | null>(null);
  const present = new Map(rows.map((row) => [row.id, row]));
  const standing = stood?.map((row) => present.get(row.id) ?? row) ?? [];
  const known = new Set(standing.map(({ id }) => id));
  const all = stood ? [...standing, ...rows.filter(({ id }) => !known.has(id))] : rows;
  const release = () => setStood(null);
  return {
    rows: all,
    isGone: ({ id }) => !present.has(id),
    stand: () => setStood(all),
    release,
    attended: {
      // A finger leaves with each tap.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') release();
      },
      // With a click beside what can have it, it goes nowhere or to what is around.
      onBlur: ({ currentTarget: list, relatedTarget: next }) => {
        if (next && !list.contains(next) && !next.contains(list)) release();
      },
    },
  };
};
