import { useRef } from 'react';
import type { DataRecord } from '../../../schemas';
import { useStableCallback } from '../../ui/useStableCallback';
import type { Selection } from './rowsProps';

/** The ids from one row to another, both included, whichever comes first. */
const between = (ids: readonly number[], one: number, other: number): readonly number[] => {
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from < 0 ? [other] : ids.slice(from, to + 1);
};

/**
 * Ticks rows, with Shift all from the one that was ticked before. The function stays the same, so that a row
 * is drawn again only when its own tick changes.
 */
export const useTicking = (rows: readonly DataRecord[], selection: Selection | undefined) => {
  const last = useRef<number>(undefined);
  return useStableCallback((id: number, isRange: boolean) => {
    if (!selection) return;
    const ids = rows.map((record) => record.id);
    const meant = isRange && last.current !== undefined ? between(ids, last.current, id) : [id];
    const others = selection.selected.filter((known) => !meant.includes(known));
    last.current = id;
    selection.onChange(selection.selected.includes(id) ? others : [...others, ...meant]);
  });
};
