import { useStableCallback } from '../../ui/useStableCallback';
import type { RowsProps } from './rowsProps';

/** Which of the rows on screen are ticked, `undefined` where none can be, and what ticks all of them or none. */
export const useTickAll = ({ rows, selection }: Pick<RowsProps, 'rows' | 'selection'>) => {
  const selected = selection?.selected ?? [];
  const ids = rows.map(({ id }) => id);
  const isAll = ids.every((id) => selected.includes(id));
  const isSome = ids.some((id) => selected.includes(id));
  const ticked: 'all' | 'some' | 'none' = isAll ? 'all' : isSome ? 'some' : 'none';
  const onTickAll = useStableCallback(() => {
    const others = selected.filter((id) => !ids.includes(id));
    selection?.onChange(isAll ? others : [...others, ...ids]);
  });
  return { ticked: selection && ticked, onTickAll };
};
