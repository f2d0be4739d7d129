import Box from '@mui/material/Box';
import {
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '../VisuallyHidden';
import { clockOf, isSameSpan, pressed, type Span } from './hours';
import { inOrder, lanesOf } from './lanes';
import { useWeekDraft } from './useWeekDraft';
import { useWeekPointer } from './useWeekPointer';
import { type Bar, hoursOf, WeekBar } from './WeekBar';
import look from './week.module.css';

interface Props {
  /** What the week is called. */
  label: string;
  /** The names of its days, in their order. */
  days: readonly string[];
  bars: readonly Bar[];
  /** Bars stay on their days: only their hours change. */
  hasFixedDays?: boolean;
  /** Takes where a bar was put; without it, bars stay where they are. */
  onChange?(bar: Bar, span: Span): Promise<unknown> | undefined;
  /** Takes hours that were drawn; without it, none can be. */
  onDraw?(span: Span): void;
  onOpen(bar: Bar): void;
  onRemove?(bar: Bar): void;
}

/** What is shown at first where there is nothing. */
const MORNING = 8 * 60;
/** Hours that are added by a day's button. */
const USUAL = { from: 9 * 60, until: 10 * 60 };

/** Pixels of a day at least; what stands beside each other needs more, up to a limit. */
const widthOf = (lanes: number): number => Math.min(Math.max(92, lanes * 34), 640);

/** Pixels that a bar must be wide for its text to be read. */
const READABLE = 24;

const ALONE = { lane: 0, lanes: 1 } as const;

/** Of a minute: an hour has 44, as the style sheet says. Asking for it would lay the week out once more. */
const PIXELS = 44 / 60;

const HOURS = Array.from({ length: 24 }, (_, hour) => clockOf(hour * 60));

/** A week of days as columns, and hours in them as bars: drawn, moved and sized by mouse, touch and keyboard. */
export const WeekGrid = ({ label, days, bars, hasFixedDays = false, ...on }: Props) => {
  const translate = useTranslate();
  const { onChange, onDraw, onOpen, onRemove } = on;
  const helpId = useId();
  const frame = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const draft = useWeekDraft({ onChange, onDraw });
  const sorted = useMemo(() => inOrder(bars), [bars]);
  const lanes = useMemo(() => lanesOf(bars), [bars]);
  const byKey = useMemo(() => new Map(bars.map((bar) => [bar.key, bar])), [bars]);
  const mostLanes = useMemo(
    () => Math.max(1, ...[...lanes.values()].map((lane) => lane.lanes)),
    [lanes],
  );
  const moves = onChange !== undefined;
  const { onMouseDown, ...pointer } = useWeekPointer({
    draft,
    barOf: (key) => byKey.get(key),
    dayCount: days.length,
    hasFixedDays,
    moves,
    draws: onDraw !== undefined,
    onOpen,
  });

  const [start] = useState(() =>
    bars.length === 0 ? MORNING : Math.min(...bars.map(({ from }) => from)),
  );
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    current.scrollTop = Math.max(0, start - 30) * PIXELS;
  }, [start]);

  const barAt = ({ target }: { target: EventTarget }): Bar | undefined =>
    target instanceof HTMLElement ? byKey.get(target.dataset.bar ?? '') : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const bar = barAt(event);
    if (!bar) return;
    const { now } = draft;
    const span = now.current?.bar?.key === bar.key ? now.current.span : bar;
    const to =
      moves && !bar.isFixed
        ? pressed(span, event, { dayCount: days.length, hasFixedDays })
        : undefined;
    const isKnown =
      to || ['Enter', ' '].includes(event.key) || (now.current && event.key === 'Escape');
    const removes = event.key === 'Delete' && onRemove !== undefined;
    if (!isKnown && !removes) return;
    // Escape and arrows mean something else around it.
    event.preventDefault();
    event.stopPropagation();
    if (to) {
      draft.set({ bar, span: to });
      setSaid(`${days[to.day]} ${hoursOf(to)}`);
    } else if (event.key === 'Escape') draft.cancel();
    else if (removes) onRemove(bar);
    else if (isSameSpan(span, bar)) onOpen(bar);
    else void draft.putDown();
  };

  // What was moved by keyboard is put down where the keyboard leaves it.
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (barAt(event) && draft.now.current?.bar) void draft.putDown();
  };

  const style = { '--days': days.length, '--day': `${widthOf(mostLanes)}px` } as object;
  const place = draft.draft;
  return (
    <Box
      component="section"
      ref={frame}
      className={look.frame}
      style={style}
      aria-label={label}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      <div className={look.week}>
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
        <Box
          className={look.days}
          data-draws={onDraw ? true : undefined}
          onMouseDown={onMouseDown}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          onClick={(event) => {
            // Without a pointer: who reads by screen reader presses so.
            const bar = event.detail === 0 ? barAt(event) : undefined;
            if (bar) onOpen(bar);
          }}
          {...pointer}
        >
          {sorted.map((bar) => {
            const isDraft = place?.bar?.key === bar.key;
            const span = isDraft ? place.span : bar;
            return (
              <WeekBar
                key={bar.key}
                bar={bar}
                span={span}
                lane={(!isDraft && lanes.get(bar)) || ALONE}
                days={days.length}
                day={days[span.day] ?? ''}
                moves={moves && !bar.isFixed}
                isDraft={isDraft}
                isTold={isDraft || widthOf(mostLanes) / (lanes.get(bar)?.lanes ?? 1) > READABLE}
                helpId={helpId}
              />
            );
          })}
          {place && !place.bar && (
            <WeekBar
              bar={{ key: '', label: '', ...place.span }}
              span={place.span}
              lane={ALONE}
              days={days.length}
              day={days[place.span.day] ?? ''}
              moves={false}
              isDraft
              isTold
              helpId={helpId}
            />
          )}
        </Box>
      </div>
      <VisuallyHidden>
        <span id={helpId}>{translate('week.keys')}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Box>
  );
};
