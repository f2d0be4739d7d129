import { type Kind, kind } from '../Kind';

export interface TimeOptions {
  /** How it travels, where that is not HH:MM: as the whole number hours × 100 + minutes. */
  as?: 'number';
  /** It can be 24:00 as well, the midnight that a day ends with. */
  endsDay?: true;
}

type Ending = Pick<TimeOptions, 'endsDay'>;

const clock = (hours: number, minutes: number, { endsDay }: Ending): string | null =>
  (hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60) ||
  (endsDay && hours === 24 && minutes === 0)
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : null;

const WRITTEN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads a time of day in either form as HH:MM; `null` when it is none. */
export const readTime = (wire: unknown, ending: Ending = {}): string | null => {
  if (typeof wire === 'string' && WRITTEN.test(wire)) return wire;
  if (typeof wire === 'number' && Number.isInteger(wire))
    return clock(Math.floor(wire / 100), wire % 100, ending);
  const parts = typeof wire === 'string' ? /^(\d{1,2}):(\d{2})/.exec(wire) : null;
  return parts ? clock(Number(parts[1]), Number(parts[2]), ending) : null;
};

/** A time of day: HH:MM. */
export const time: Kind<string | null, TimeOptions> = kind<string | null, TimeOptions>()({
  empty: () => null,
  parse: readTime,
  serialize: (value, { as: form }) =>
    value !== null && form === 'number' ? Number(value.replace(':', '')) : value,
  check: (value, field) =>
    value === null || readTime(value, field) === value ? undefined : { message: 'time' },
  traits: { namedInText: 'before' },
  samples: ({ endsDay }) => [null, '00:00', '09:05', '23:59', ...(endsDay ? ['24:00'] : [])],
});
