import { useLayoutEffect, useRef } from 'react';
import type { Bar, Standing } from './bar';
import { barLayer } from './barLayer';
import type { Lanes } from './lanes';
import type { Draft } from './useWeekDraft';

/** Pixels that a bar must be wide for all its text; a narrower one has its start alone, the rest is its name. */
const READABLE = 72;

/** Pixels that the start itself takes; in a narrower one it stands upright, where that lasts so many minutes. */
const START = 48;
const UPRIGHT = 24;
const HIGH = 60;

/** Minutes that it must last: a line is as high. */
const LINE = 20;

const ALONE = { lane: 0, lanes: 1 } as const;

interface Options {
  /** In the order in which the keyboard reaches them. */
  bars: readonly Bar[];
  lanes: ReadonlyMap<Bar, Lanes>;
  /** What is moved, sized or drawn; of a bar's, the last counts. */
  drafts: readonly Draft[];
  days: readonly string[];
  /** Pixels of a day, as far as they are known when it is drawn. */
  dayWidth(): number;
  moves: boolean;
  /** They are only looked at. */
  isStill: boolean;
  helpId: string;
}

/** What there is room for in so many pixels and minutes. */
const shownIn = (width: number, length: number): Standing['shows'] => {
  if (width >= START && length >= LINE) return width >= READABLE ? 'all' : 'start';
  return width >= UPRIGHT && length >= HIGH ? 'upright' : 'nothing';
};

/** How each bar stands in its week, and after them what is being drawn. */
const standingsOf = (options: Options): readonly Standing[] => {
  const { bars, lanes, drafts, days, dayWidth, moves, helpId } = options;
  const room = dayWidth();
  const spans = new Map(drafts.map(({ bar, span }) => [bar?.key, span]));
  const drawn = spans.get(undefined);
  const standings = bars.map((bar): Standing => {
    const moved = spans.get(bar.key);
    const isDraft = moved !== undefined;
    const span = moved ?? bar;
    const lane = lanes.get(bar) ?? ALONE;
    const width = isDraft ? room : room / lane.lanes;
    return {
      ...{ bar, span, isDraft, width, days: days.length },
      lane: isDraft ? ALONE : lane,
      day: days[span.day] ?? '',
      help: moves && !bar.isFixed ? helpId : undefined,
      shows: isDraft ? 'all' : shownIn(width, span.until - span.from),
    };
  });
  if (!drawn) return standings;
  const place = { span: drawn, lane: ALONE, days: days.length, day: days[drawn.day] ?? '' };
  const bar = { key: '', label: '', ...drawn };
  const whole = { help: undefined, isDraft: true, shows: 'all', width: room } as const;
  return [...standings, { ...place, bar, ...whole }];
};

/**
 * Draws all bars on one layer: one that is moved to another day stays the same element, and keeps the focus. React
 * would take longer for 2,000 of them than all the rest together.
 *
 * @returns takes the element that they are drawn in, which holds nothing else
 */
export const useWeekBars = (options: Options) => {
  const layer = useRef<HTMLElement>(null);
  const draw = useRef<ReturnType<typeof barLayer>>(null);
  useLayoutEffect(() => {
    if (!layer.current) return;
    draw.current ??= barLayer(layer.current, options.isStill);
    draw.current(standingsOf(options));
  });
  return layer;
};
