import { useMemo } from 'react';
import type { Lane } from './lanes';
import { inOrder } from './lanes';
import type { Draft } from './useWeekDraft';
import { type Bar, WeekBar } from './WeekBar';

/** Pixels that a bar must be wide for its text to be read. */
const READABLE = 24;

const ALONE = { lane: 0, lanes: 1 } as const;

interface Props {
  bars: readonly Bar[];
  lanes: ReadonlyMap<Bar, Lane>;
  /** What is moved, sized or drawn. */
  draft: Draft | null;
  days: readonly string[];
  /** Pixels of a day. */
  dayWidth: number;
  moves: boolean;
  helpId: string;
}

/** All bars on one layer: one that is moved to another day stays the same element, and keeps the focus. */
export const WeekBars = ({ bars, lanes, draft, days, dayWidth, moves, helpId }: Props) => {
  const sorted = useMemo(() => inOrder(bars), [bars]);
  const common = { days: days.length, helpId };
  return (
    <>
      {sorted.map((bar) => {
        const isDraft = draft?.bar?.key === bar.key;
        const span = isDraft ? draft.span : bar;
        const lane = lanes.get(bar) ?? ALONE;
        return (
          <WeekBar
            key={bar.key}
            {...common}
            bar={bar}
            span={span}
            lane={isDraft ? ALONE : lane}
            day={days[span.day] ?? ''}
            moves={moves && !bar.isFixed}
            isDraft={isDraft}
            isTold={isDraft || dayWidth / lane.lanes > READABLE}
          />
        );
      })}
      {draft && !draft.bar && (
        <WeekBar
          {...common}
          bar={{ key: '', label: '', ...draft.span }}
          span={draft.span}
          lane={ALONE}
          day={days[draft.span.day] ?? ''}
          moves={false}
          isDraft
          isTold
        />
      )}
    </>
  );
};
