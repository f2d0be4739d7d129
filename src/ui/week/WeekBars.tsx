import { useMemo } from 'react';
import type { Lane } from './lanes';
import { inOrder } from './lanes';
import type { Draft } from './useWeekDraft';
import { type Bar, WeekBar } from './WeekBar';

/** Pixels that a bar must be wide for its text to be read. */
const READABLE = 30;

const ALONE = { lane: 0, lanes: 1 } as const;

interface Props {
  bars: readonly Bar[];
  lanes: ReadonlyMap<Bar, Lane>;
  /** What is moved, sized or drawn; of a bar's, the last counts. */
  drafts: readonly Draft[];
  days: readonly string[];
  /** Pixels of a day. */
  dayWidth: number;
  moves: boolean;
  helpId: string;
}

/** All bars on one layer: one that is moved to another day stays the same element, and keeps the focus. */
export const WeekBars = ({ bars, lanes, drafts, days, dayWidth, moves, helpId }: Props) => {
  const sorted = useMemo(() => inOrder(bars), [bars]);
  const spans = new Map(drafts.map(({ bar, span }) => [bar?.key, span]));
  const drawn = spans.get(undefined);
  const common = { days: days.length, helpId };
  return (
    <>
      {sorted.map((bar) => {
        const isDraft = spans.has(bar.key);
        const span = spans.get(bar.key) ?? bar;
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
      {drawn && (
        <WeekBar
          {...common}
          bar={{ key: '', label: '', ...drawn }}
          span={drawn}
          lane={ALONE}
          day={days[drawn.day] ?? ''}
          moves={false}
          isDraft
          isTold
        />
      )}
    </>
  );
};
