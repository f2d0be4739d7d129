import { type Kind, kind } from '../Kind';

export interface TimeOptions {
  /** How it travels, where that is not HH:MM: as the whole number hours × 100 + minutes. */
  as?: 'number';
}

const clock = (hours: number, minutes: number): string | null =>
  hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : null;

const WRITTEN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads a time of day in either form as HH:MM; `null` when it is none. */
export const readTime = (wire: unknown): string | null => {
  if (typeof wire === 'string' && WRITTEN.test(wire)) return wire;
  if (typeof wire === 'number' && Number.isInteger(wire))
    return clock(Math.floor(wire / 100), wire % 100);
  const parts = typeof wire === 'string' ? /^(\d{1,2}):(\d{2})/.exec(wire) : null;
  return parts ? clock(Number(parts[1]), Number(parts[2])) : null;
};

/** A time of day: HH:MM. */
export const time: Kind<string | null, TimeOptions> = kind<string | null, TimeOptions>()({
  empty: () => null,
  parse: readTime,
  serialize: (value, { as: form }) =>
    value !== null && form === 'number' ? Number(value.replace(':', '')) : value,
  check: (value) => (value === null || readTime(value) === value ? undefined : { message: 'time' }),
  samples: () => [null, '00:00', '09:05', '23:59'],
});
