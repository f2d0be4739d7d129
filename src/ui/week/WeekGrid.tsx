import Box from '@mui/material/Box';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '../VisuallyHidden';
import { type Bar, BESIDE_TEXT } from './bar';
import { clockOf, DAY, LAST, type Span } from './hours';
import { inOrder, type Lane, lanesOf } from './lanes';
import { useWeekBars } from './useWeekBars';
import { useWeekDraft } from './useWeekDraft';
import { useWeekKeys } from './useWeekKeys';
import { useWeekPointer } from './useWeekPointer';
import look from './week.module.css';
import { longestWord } from './words';

interface Props {
  /** What the week is called. */
  label: string;
  /** The names of its days, in their order. */
  days: readonly string[];
  bars: readonly Bar[];
  /** Hours that are shaded behind the bars. */
  shaded?: readonly Span[];
  /** Bars stay on their days: only their hours change. */
  hasFixedDays?: boolean;
  /** All of it is in sight, however narrow its days are: bars then show what they have room for. */
  isFitted?: boolean;
  /** Hours can end with the day, at 24:00. */
  takesMidnight?: boolean;
  /** Takes where a bar was put; without it, bars stay where they are. */
  onChange?(bar: Bar, span: Span): Promise<unknown> | undefined;
  /** Takes hours that were drawn; without it, none can be. */
  onDraw?(span: Span): void;
  /** Takes a bar that was pressed; without it, bars are only looked at. */
  onOpen?(bar: Bar): void;
  onRemove?(bar: Bar): void;
}

/** What is shown at first where there is nothing. */
const MORNING = 8 * 60;
/** Hours that are added by a day's button. */
const USUAL = { from: 9 * 60, until: 10 * 60 };

/** Pixels in which a start stands upright: a week of four beside each other fits beside the menu. */
const BESIDE = 31;

/** Pixels of the hours beside the days, as in the style sheet. */
const GUTTER = 52;

/** Pixels of a day at least and at most, and those that a word may ask for. */
const DAY_WIDTH = { least: 92, word: 132, most: 640 } as const;

/** Pixels of a day at least: of what stands alone there no word is cut, and what stands beside each other needs more. */
const widthOf = (all: ReadonlyMap<Bar, Lane>): number => {
  let most = 1;
  let word = 0;
  for (const [{ label }, { lanes }] of all) {
    most = Math.max(most, lanes);
    if (lanes === 1) word = Math.max(word, longestWord(label));
  }
  const named = Math.min(Math.ceil(word) + BESIDE_TEXT, DAY_WIDTH.word);
  return Math.min(Math.max(DAY_WIDTH.least, named, most * BESIDE), DAY_WIDTH.most);
};

/** Of a minute: an hour has 44, as in the style sheet. Measuring it would force another layout. */
const PIXELS = 44 / 60;

const HOURS = Array.from({ length: 24 }, (_, hour) => clockOf(hour * 60));

/**
 * The frame of a week, which begins where its first hours do.
 *
 * @returns it, and how wide it is: known from before the bars are drawn, and drawn anew with when it changes
 */
const useFrame = (bars: readonly Bar[]) => {
  const frame = useRef<HTMLElement>(null);
  const width = useRef(0);
  const [, setSeen] = useState(0);
  const [start] = useState(() =>
    bars.length === 0 ? MORNING : Math.min(...bars.map(({ from }) => from)),
  );
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    current.scrollTop = Math.max(0, start - 30) * PIXELS;
    // Scrolling has had it laid out already, and no bar is in it yet.
    width.current = current.clientWidth;
    const room = new ResizeObserver(() => {
      if (width.current === current.clientWidth) return;
      width.current = current.clientWidth;
      setSeen(width.current);
    });
    room.observe(current);
    return () => room.disconnect();
  }, [start]);
  return { frame, width };
};

/** The days' names, each with a button that adds something, and the hours beside them. */
const WeekHeads = ({ days, onDraw }: Pick<Props, 'days' | 'onDraw'>) => {
  const translate = useTranslate();
  return (
    <>
      <div className={look.corner} />
      <div className={look.heads}>
        {days.map((name, day) => (
          <div key={name} className={look.head}>
            {name}
            {onDraw && (
              <button
                type="button"
                aria-label={translate('week.addOn', { day: name })}
                onClick={() => onDraw({ day, ...USUAL })}
              >
                +
              </button>
            )}
          </div>
        ))}
      </div>
      <ol className={look.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
    </>
  );
};

/** Hours that are shaded, behind all else. */
const Shades = ({ shaded, dayCount }: { shaded: readonly Span[]; dayCount: number }) => (
  <div className={look.shades} aria-hidden="true">
    {shaded.map(({ day, from, until }) => (
      <div
        key={`${day} ${from}`}
        style={{
          left: `${(day / dayCount) * 100}%`,
          width: `${100 / dayCount}%`,
          top: `${(from / DAY) * 100}%`,
          height: `${((until - from) / DAY) * 100}%`,
        }}
      />
    ))}
  </div>
);

/** A week of days as columns, and hours in them as bars: drawn, moved and sized by mouse, touch and keyboard. */
export const WeekGrid = ({ label, days, bars, hasFixedDays = false, ...on }: Props) => {
  const { takesMidnight = false, isFitted = false, shaded = [] } = on;
  const { onChange, onDraw, onOpen, onRemove } = on;
  const translate = useTranslate();
  const helpId = useId();
  const { frame, width } = useFrame(bars);
  const draft = useWeekDraft({ onChange, onDraw });
  const sorted = useMemo(() => inOrder(bars), [bars]);
  const lanes = useMemo(() => lanesOf(sorted, days.length), [sorted, days.length]);
  const byKey = useMemo(() => new Map(bars.map((bar) => [bar.key, bar])), [bars]);
  const dayWidth = useMemo(() => (isFitted ? 0 : widthOf(lanes)), [lanes, isFitted]);
  const moves = onChange !== undefined;
  const barOf = (key: string) => byKey.get(key);
  const last = takesMidnight ? DAY : LAST;
  const common = { draft, barOf, hasFixedDays, last, moves, onOpen };
  const pointer = useWeekPointer({ ...common, dayCount: days.length, draws: onDraw !== undefined });
  const { announcement, handlers } = useWeekKeys({ ...common, days, onRemove });
  const layer = useWeekBars({
    ...{ lanes, days, moves, helpId, isStill: onOpen === undefined },
    dayWidth: () => Math.max(dayWidth, (width.current - GUTTER) / days.length),
    bars: sorted,
    drafts: draft.shown,
  });
  return (
    <Box
      component="section"
      ref={frame}
      className={look.frame}
      style={{ '--days': days.length, '--day': `${dayWidth}px` } as object}
      aria-label={label}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      <div className={look.week}>
        <WeekHeads days={days} onDraw={onDraw} />
        {shaded.length > 0 && <Shades shaded={shaded} dayCount={days.length} />}
        <Box
          ref={layer}
          className={look.days}
          data-draws={onDraw && true}
          {...handlers}
          {...pointer}
        />
      </div>
      <VisuallyHidden>
        <span id={helpId}>{translate('week.keys')}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Box>
  );
};
