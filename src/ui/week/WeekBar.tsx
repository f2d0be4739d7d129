import { type CSSProperties, memo } from 'react';
import { clockOf, DAY, type Span } from './hours';
import type { Lane } from './lanes';
import look from './week.module.css';

/** Hours of something in a week. */
export interface Bar extends Span {
  readonly key: string;
  readonly label: string;
  /** One of a few colours, by its number. */
  readonly tone?: number;
  /** It is there, and doesn't count. */
  readonly isOff?: boolean;
  /** It stays where it is. */
  readonly isFixed?: boolean;
}

/** How many colours there are. */
const TONES = 5;

const percent = (part: number): string => `${part * 100}%`;

const placeOf = (
  { day, from, until }: Span,
  { lane, lanes }: Lane,
  days: number,
): CSSProperties => ({
  left: `calc(${percent((day + lane / lanes) / days)} + 2px)`,
  width: `calc(${percent(1 / lanes / days)} - 4px)`,
  top: percent(from / DAY),
  height: percent((Math.min(until, DAY) - from) / DAY),
});

/** The hours of a span: "09:00–17:00". */
export const hoursOf = ({ from, until }: Span): string => `${clockOf(from)}–${clockOf(until)}`;

interface Props {
  bar: Bar;
  /** Where it stands; elsewhere than the bar says while it is dragged. */
  span: Span;
  lane: Lane;
  days: number;
  /** The day's name. */
  day: string;
  moves: boolean;
  isDraft: boolean;
  /** There is room for its text. */
  isTold: boolean;
  /** The id of what says how it is moved. */
  helpId: string;
}

/** Something's hours: a button that is dragged by its middle and sized by its edges. */
export const WeekBar = memo(
  ({ bar, span, lane, days, day, moves, isDraft, isTold, helpId }: Props) => {
    const { key, label, tone = 0, isOff } = bar;
    const hours = hoursOf(span);
    const name = `${day} ${hours} ${label}`;
    const rest = span.until > DAY && {
      day: (span.day + 1) % days,
      from: 0,
      until: span.until - DAY,
    };
    return (
      <>
        <button
          type="button"
          className={look.bar}
          data-bar={key}
          data-tone={tone % TONES}
          data-off={isOff || undefined}
          data-draft={isDraft || undefined}
          data-moves={moves || undefined}
          aria-label={name}
          title={isTold ? undefined : name}
          aria-describedby={moves ? helpId : undefined}
          style={placeOf(span, lane, days)}
        >
          {isTold && (
            <>
              {hours} <b>{label}</b>
            </>
          )}
        </button>
        {rest && (
          <div
            aria-hidden="true"
            className={look.rest}
            data-tone={tone % TONES}
            style={placeOf(rest, lane, days)}
          />
        )}
      </>
    );
  },
);
